// Package nostreams has a stateless server that sends progress, but no streams that could mix it up.
package nostreams

import (
	"context"

	"github.com/mark3labs/mcp-go/mcp"
	"github.com/mark3labs/mcp-go/server"
)

func copyFiles(ctx context.Context, _ mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	s := server.ServerFromContext(ctx)
	err := s.SendNotificationToClient(ctx, "notifications/progress", map[string]any{"progress": 1})
	return mcp.NewToolResultText("copied"), err
}

// Server serves copyFiles.
func Server() *server.StreamableHTTPServer {
	s := server.NewMCPServer("copy", "1")
	s.AddTool(mcp.NewTool("copy"), copyFiles)
	return server.NewStreamableHTTPServer(s, server.WithStateLess(true), server.WithDisableStreaming(true)) // ok
}
