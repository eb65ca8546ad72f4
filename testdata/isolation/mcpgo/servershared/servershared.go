// Package servershared serves all sessions with one server. The SDK tells them apart.
package servershared

import (
	"context"
	"net/http"

	"github.com/mark3labs/mcp-go/mcp"
	"github.com/mark3labs/mcp-go/server"

	"example.com/isolation/mcpgo/tools"
)

// Handler serves tools.
func Handler() http.Handler {
	s := tools.New()
	tools.AddFence(s)
	s.AddTool(mcp.NewTool("whoami"), whoami)
	return server.NewStreamableHTTPServer(s)
}

func whoami(_ context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	return mcp.NewToolResultText(req.Header.Get("X-User")), nil
}
