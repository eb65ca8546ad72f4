// Package hooktool keeps the session that registered last, and a tool sends to that one whoever calls it.
package hooktool

import (
	"context"

	"github.com/mark3labs/mcp-go/mcp"
	"github.com/mark3labs/mcp-go/server"
)

type last struct{ session server.ClientSession }

// Handler serves the bell.
func Handler() *server.StreamableHTTPServer {
	l := new(last)
	hooks := &server.Hooks{}
	hooks.AddOnRegisterSession(func(_ context.Context, session server.ClientSession) {
		l.session = session // want session
	})
	s := server.NewMCPServer("bell", "1", server.WithHooks(hooks))
	s.AddTool(mcp.NewTool("ring"), func(context.Context, mcp.CallToolRequest) (*mcp.CallToolResult, error) {
		l.session.NotificationChannel() <- mcp.JSONRPCNotification{JSONRPC: mcp.JSONRPC_VERSION}
		return mcp.NewToolResultText("rung"), nil
	})
	return server.NewStreamableHTTPServer(s)
}
