// Package postonly has no sessions and lets POST through only: nobody has a stream open but for the answer to what it asked.
package postonly

import (
	"context"
	"net/http"

	"github.com/mark3labs/mcp-go/mcp"
	"github.com/mark3labs/mcp-go/server"
)

// Handler serves s.
func Handler(s *server.MCPServer) http.Handler {
	s.AddTool(mcp.NewTool("long"), func(ctx context.Context, _ mcp.CallToolRequest) (*mcp.CallToolResult, error) {
		if err := s.SendNotificationToClient(ctx, "notifications/progress", map[string]any{"progress": 1}); err != nil {
			return nil, err
		}
		return mcp.NewToolResultText("done"), nil
	})
	mux := http.NewServeMux()
	mux.Handle("POST /mcp", server.NewStreamableHTTPServer(s, server.WithStateLess(true))) // ok
	return mux
}
