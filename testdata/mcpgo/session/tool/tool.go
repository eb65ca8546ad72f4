// Package tool takes the session out of the context of a call, and keeps it where the next call overwrites it.
package tool

import (
	"context"
	"net/http"

	"github.com/mark3labs/mcp-go/mcp"
	"github.com/mark3labs/mcp-go/server"
)

// An Alarm rings at whoever set it last.
type Alarm struct{ session server.ClientSession }

// AddTools returns an alarm that a tool of s sets.
func AddTools(s *server.MCPServer) *Alarm {
	a := new(Alarm)
	s.AddTool(mcp.NewTool("set"), func(ctx context.Context, _ mcp.CallToolRequest) (*mcp.CallToolResult, error) {
		a.session = server.ClientSessionFromContext(ctx) // want session
		return mcp.NewToolResultText("set"), nil
	})
	return a
}

// Handler serves a server with these tools to all clients, and returns what is behind them.
func Handler() (http.Handler, *Alarm) {
	s := server.NewMCPServer("tool", "1")
	out := AddTools(s)
	return server.NewStreamableHTTPServer(s), out
}

// Ring rings.
func (a *Alarm) Ring() {
	a.session.NotificationChannel() <- mcp.JSONRPCNotification{JSONRPC: mcp.JSONRPC_VERSION}
}
