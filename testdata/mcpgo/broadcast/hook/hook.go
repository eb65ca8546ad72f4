// Package hook tells all clients who has just come.
package hook

import (
	"context"

	"github.com/mark3labs/mcp-go/server"
)

type userKey struct{}

// Server returns a server that announces its users.
func Server() *server.StreamableHTTPServer {
	hooks := &server.Hooks{}
	s := server.NewMCPServer("door", "1", server.WithHooks(hooks)) // ok
	hooks.AddOnRegisterSession(func(ctx context.Context, _ server.ClientSession) {
		user, _ := ctx.Value(userKey{}).(string)
		s.SendNotificationToAllClients("notifications/message", map[string]any{"data": user}) // want broadcast
	})
	return server.NewStreamableHTTPServer(s)
}
