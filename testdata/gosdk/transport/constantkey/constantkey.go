// Package constantkey keeps each client's stream in a map, but always under the same key.
package constantkey

import (
	"net/http"
	"sync"

	"github.com/modelcontextprotocol/go-sdk/mcp"
)

const only = "default"

// Streams serves Server.
type Streams struct {
	Server *mcp.Server

	mu   sync.Mutex
	open map[string]*mcp.SSEServerTransport
}

// Get opens a stream.
func (s *Streams) Get(w http.ResponseWriter, r *http.Request) {
	t := &mcp.SSEServerTransport{Endpoint: "/streams", Response: w} // want transport
	s.mu.Lock()
	if s.open == nil {
		s.open = map[string]*mcp.SSEServerTransport{}
	}
	s.open[only] = t
	s.mu.Unlock()
	_ = s.Server.Run(r.Context(), t)
}

// Post takes a message.
func (s *Streams) Post(w http.ResponseWriter, r *http.Request) {
	s.mu.Lock()
	t := s.open[only]
	s.mu.Unlock()
	t.ServeHTTP(w, r)
}
