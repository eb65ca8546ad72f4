// Package generator gives one id to all sessions of an SSE server, and in Fixed a new one to each.
package generator

import (
	"context"
	"crypto/rand"
	"net/http"

	"github.com/mark3labs/mcp-go/server"
)

// Server serves s.
func Server(s *server.MCPServer) *server.SSEServer {
	generate := func(context.Context, *http.Request) (string, error) { return "sse", nil } // want sessionid
	return server.NewSSEServer(s, server.WithSessionIDGenerator(generate))
}

// Fixed serves s.
func Fixed(s *server.MCPServer) *server.SSEServer {
	generate := func(context.Context, *http.Request) (string, error) { return "sse-" + rand.Text(), nil } // ok
	return server.NewSSEServer(s, server.WithSessionIDGenerator(generate))
}
