// Package inprocess puts one session that it made at startup into the context of every request.
package inprocess

import (
	"context"
	"net/http"

	"github.com/mark3labs/mcp-go/server"
)

// Handler serves s.
func Handler(s *server.MCPServer) http.Handler {
	session := server.NewInProcessSession(server.GenerateInProcessSessionID(), nil) // want session
	return server.NewStreamableHTTPServer(s, server.WithHTTPContextFunc(func(ctx context.Context, _ *http.Request) context.Context {
		return s.WithContext(ctx, session)
	}))
}
