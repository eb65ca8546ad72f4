// Package slicevalues keeps its streams in a slice of structs, and looks at each through a pointer to the element.
package slicevalues

import (
	"crypto/rand"
	"net/http"
	"sync"

	"github.com/modelcontextprotocol/go-sdk/mcp"
)

type entry struct {
	id     string
	stream *mcp.SSEServerTransport
}

// Streams are the streams of Server.
type Streams struct {
	Server *mcp.Server

	mu      sync.Mutex
	entries []entry
}

// Open serves a GET.
func (s *Streams) Open(w http.ResponseWriter, r *http.Request) {
	id := rand.Text()
	t := &mcp.SSEServerTransport{Endpoint: "/streams/" + id, Response: w} // ok
	s.mu.Lock()
	s.entries = append(s.entries, entry{id, t})
	s.mu.Unlock()
	_ = s.Server.Run(r.Context(), t)
}

// Post serves what a client posts to its stream.
func (s *Streams) Post(w http.ResponseWriter, r *http.Request) {
	s.mu.Lock()
	defer s.mu.Unlock()
	for i := range s.entries {
		if e := &s.entries[i]; e.id == r.PathValue("id") {
			e.stream.ServeHTTP(w, r)
		}
	}
}
