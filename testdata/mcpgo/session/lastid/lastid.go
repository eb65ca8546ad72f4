// Package lastid keeps the id of the session that came last, and sends to it whoever calls.
package lastid

import (
	"context"
	"sync"

	"github.com/mark3labs/mcp-go/mcp"
	"github.com/mark3labs/mcp-go/server"
)

type app struct {
	mu   sync.Mutex
	last string
}

// Handler serves two tools.
func Handler() *server.StreamableHTTPServer {
	a := new(app)
	hooks := &server.Hooks{}
	hooks.AddOnRegisterSession(func(_ context.Context, session server.ClientSession) {
		a.mu.Lock()
		defer a.mu.Unlock()
		a.last = session.SessionID() // want session
	})
	s := server.NewMCPServer("bell", "1", server.WithHooks(hooks))
	s.AddTool(mcp.NewTool("ring"), func(context.Context, mcp.CallToolRequest) (*mcp.CallToolResult, error) {
		return mcp.NewToolResultText("rung"), s.SendNotificationToSpecificClient(a.last, "notifications/message", nil)
	})
	s.AddTool(mcp.NewTool("echo"), func(ctx context.Context, _ mcp.CallToolRequest) (*mcp.CallToolResult, error) {
		id := server.ClientSessionFromContext(ctx).SessionID() // ok
		return mcp.NewToolResultText("echoed"), s.SendNotificationToSpecificClient(id, "notifications/message", nil)
	})
	return server.NewStreamableHTTPServer(s)
}
