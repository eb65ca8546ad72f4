// Package taken takes what it has built out of its field again: whoever comes next finds none.
package taken

import (
	"net/http"
	"sync"

	"github.com/modelcontextprotocol/go-sdk/mcp"
)

type spare struct {
	mu     sync.Mutex
	server *mcp.Server
}

func (s *spare) take(*http.Request) *mcp.Server {
	s.mu.Lock()
	defer s.mu.Unlock()
	if s.server == nil {
		s.server = mcp.NewServer(&mcp.Implementation{Name: "spare"}, nil) // ok
	}
	defer func() { s.server = nil }()
	return s.server
}

// Handler serves each session a server of its own.
func Handler() http.Handler {
	return mcp.NewStreamableHTTPHandler(new(spare).take, nil)
}
