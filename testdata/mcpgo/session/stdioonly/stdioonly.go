// Command stdioonly keeps the session that registered last; on the standard streams there is no other.
package main

import (
	"context"
	"log"

	"github.com/mark3labs/mcp-go/mcp"
	"github.com/mark3labs/mcp-go/server"
)

type last struct{ session server.ClientSession }

func main() {
	l := new(last)
	hooks := &server.Hooks{}
	hooks.AddOnRegisterSession(func(_ context.Context, session server.ClientSession) {
		l.session = session // ok
	})
	s := server.NewMCPServer("bell", "1", server.WithHooks(hooks))
	s.AddTool(mcp.NewTool("ring"), func(context.Context, mcp.CallToolRequest) (*mcp.CallToolResult, error) {
		l.session.NotificationChannel() <- mcp.JSONRPCNotification{JSONRPC: mcp.JSONRPC_VERSION}
		return mcp.NewToolResultText("rung"), nil
	})
	log.Fatal(server.ServeStdio(s))
}
