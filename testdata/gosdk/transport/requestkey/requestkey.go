// Package requestkey differs from constantkey in the key, which comes from the request.
package requestkey

import (
	"net/http"
	"sync"

	"github.com/modelcontextprotocol/go-sdk/mcp"
)

// Streams serves Server.
type Streams struct {
	Server *mcp.Server

	mu   sync.Mutex
	open map[string]*mcp.SSEServerTransport
}

// Get opens a stream.
func (s *Streams) Get(w http.ResponseWriter, r *http.Request) {
	key := r.PathValue("session")
	t := &mcp.SSEServerTransport{Endpoint: "/streams/" + key, Response: w} // ok
	s.mu.Lock()
	if s.open == nil {
		s.open = map[string]*mcp.SSEServerTransport{}
	}
	s.open[key] = t
	s.mu.Unlock()
	_ = s.Server.Run(r.Context(), t)
}

// Post takes a message.
func (s *Streams) Post(w http.ResponseWriter, r *http.Request) {
	s.mu.Lock()
	t := s.open[r.PathValue("session")]
	s.mu.Unlock()
	t.ServeHTTP(w, r)
}
