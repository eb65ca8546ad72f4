// Package hookeach gives the tools of each user to his session.
package hookeach

import (
	"context"
	"log/slog"

	"github.com/mark3labs/mcp-go/mcp"
	"github.com/mark3labs/mcp-go/server"
)

// Tools finds the tools of a user.
type Tools func(ctx context.Context) []server.ServerTool

// Server serves them.
func Server(tools Tools) *server.StreamableHTTPServer {
	hooks := &server.Hooks{}
	s := server.NewMCPServer("personal", "1", server.WithHooks(hooks)) // ok
	hooks.AddOnRegisterSession(func(ctx context.Context, session server.ClientSession) {
		if err := s.AddSessionTools(session.SessionID(), tools(ctx)...); err != nil { // ok
			slog.Error("adding tools", "err", err)
		}
	})
	s.AddTool(mcp.NewTool("common"), nil) // ok
	return server.NewStreamableHTTPServer(s)
}
