// Package random has a session id manager that makes ids.
package random

import (
	"crypto/rand"
	"strings"

	"github.com/mark3labs/mcp-go/server"
)

type manager struct{ prefix string }

func (m manager) Generate() string { return m.prefix + rand.Text() } // ok

func (m manager) Validate(id string) (bool, error) { return !strings.HasPrefix(id, m.prefix), nil }

func (m manager) Terminate(string) (bool, error) { return false, nil }

// Server serves s.
func Server(s *server.MCPServer) *server.StreamableHTTPServer {
	return server.NewStreamableHTTPServer(s, server.WithSessionIdManager(manager{prefix: "app-"}))
}
