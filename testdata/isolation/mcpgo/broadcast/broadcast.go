// Package broadcast sends what one client says to all.
package broadcast

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
	s.AddTool(mcp.NewTool("announce"), func(_ context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
		s.SendNotificationToAllClients("notifications/message", tools.Log(req.GetString("text", "")))
		return mcp.NewToolResultText("ok"), nil
	})
	return server.NewStreamableHTTPServer(s)
}
