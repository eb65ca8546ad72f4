// Package progress sends what one client asked for to all clients of the SSE server, and a quieter message to the caller alone.
package progress

import (
	"context"

	"github.com/mark3labs/mcp-go/mcp"
	"github.com/mark3labs/mcp-go/server"
)

// Server returns a server that trains models.
func Server() *server.SSEServer {
	s := server.NewMCPServer("trainer", "1.0.0") // ok: the SDK has no factory
	train := func(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
		model := req.GetString("model", "")
		s.SendNotificationToAllClients("notifications/progress", map[string]any{"model": model})                                     // want broadcast
		err := server.ServerFromContext(ctx).SendNotificationToClient(ctx, "notifications/progress", map[string]any{"model": model}) // ok
		return mcp.NewToolResultText("trained"), err
	}
	s.AddTool(mcp.NewTool("train"), train)
	return server.NewSSEServer(s)
}

// Reloaded tells everybody that the tools are others now.
func Reloaded(s *server.MCPServer) {
	s.SendNotificationToAllClients("notifications/tools/list_changed", nil) // ok
}
