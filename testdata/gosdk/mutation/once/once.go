// Package once builds and fills its server under a once-guard, which is construction though a request runs it.
package once

import (
	"net/http"
	"sync"

	"github.com/modelcontextprotocol/go-sdk/mcp"
)

var (
	once   sync.Once
	server *mcp.Server
)

func get(*http.Request) *mcp.Server {
	once.Do(func() {
		server = mcp.NewServer(&mcp.Implementation{Name: "once"}, nil) // want server
		fill(server)
	})
	return server
}

func fill(s *mcp.Server) {
	s.AddPrompt(&mcp.Prompt{Name: "one"}, nil) // ok
	s.AddPrompt(&mcp.Prompt{Name: "two"}, nil) // ok
}

// Handler serves the server.
func Handler() http.Handler { return mcp.NewStreamableHTTPHandler(get, nil) }
