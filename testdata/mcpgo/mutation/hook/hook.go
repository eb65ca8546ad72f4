// Package hook gives the tools of each user to everybody when his session registers.
package hook

import (
	"context"

	"github.com/mark3labs/mcp-go/mcp"
	"github.com/mark3labs/mcp-go/server"
)

// Tools finds the tools of a user.
type Tools func(ctx context.Context) []server.ServerTool

// Server serves them.
func Server(tools Tools) *server.StreamableHTTPServer {
	hooks := &server.Hooks{}
	s := server.NewMCPServer("personal", "1", server.WithHooks(hooks)) // ok
	hooks.AddOnRegisterSession(func(ctx context.Context, _ server.ClientSession) {
		s.AddTools(tools(ctx)...) // want mutation
	})
	s.AddTool(mcp.NewTool("common"), nil) // ok
	return server.NewStreamableHTTPServer(s)
}
