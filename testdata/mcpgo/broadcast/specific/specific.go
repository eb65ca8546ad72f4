// Package specific sends to the session that the caller belongs to.
package specific

import (
	"context"

	"github.com/mark3labs/mcp-go/mcp"
	"github.com/mark3labs/mcp-go/server"
)

// Server returns a server.
func Server() *server.StreamableHTTPServer {
	s := server.NewMCPServer("specific", "1") // ok
	s.AddTool(mcp.NewTool("scan"), func(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
		id := server.ClientSessionFromContext(ctx).SessionID()
		err := s.SendNotificationToSpecificClient(id, "notifications/progress", map[string]any{"host": req.GetString("host", "")}) // ok
		return mcp.NewToolResultText("scanning"), err
	})
	return server.NewStreamableHTTPServer(s)
}
