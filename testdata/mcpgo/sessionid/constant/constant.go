// Package constant has a session id manager with one id.
package constant

import "github.com/mark3labs/mcp-go/server"

type manager struct{ id string }

func (m manager) Generate() string { return m.id } // want sessionid

func (m manager) Validate(string) (bool, error) { return false, nil }

func (m manager) Terminate(string) (bool, error) { return false, nil }

// Server serves s.
func Server(s *server.MCPServer) *server.StreamableHTTPServer {
	return server.NewStreamableHTTPServer(s, server.WithSessionIdManager(manager{id: "app"}))
}
