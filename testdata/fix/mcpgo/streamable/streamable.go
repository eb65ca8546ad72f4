// Package streamable has clients that may have no session: no fix.
package streamable

import (
	"context"

	"github.com/mark3labs/mcp-go/server"
)

// Server serves tools.
func Server(tools func(ctx context.Context) []server.ServerTool) *server.StreamableHTTPServer {
	hooks := &server.Hooks{}
	s := server.NewMCPServer("personal", "1", server.WithHooks(hooks))
	hooks.AddOnRegisterSession(func(ctx context.Context, session server.ClientSession) {
		s.AddTools(tools(ctx)...)
	})
	return server.NewStreamableHTTPServer(s)
}
