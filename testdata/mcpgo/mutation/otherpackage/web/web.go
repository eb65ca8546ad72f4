// Package web serves what it is given: over HTTP, or on standard streams.
package web

import "github.com/mark3labs/mcp-go/server"

// Serve serves a server to all clients.
func Serve(s *server.MCPServer, addr string) error {
	return server.NewStreamableHTTPServer(s).Start(addr)
}

// ServeStdio serves a server to the client that started the process.
func ServeStdio(s *server.MCPServer) error { return server.ServeStdio(s) }
