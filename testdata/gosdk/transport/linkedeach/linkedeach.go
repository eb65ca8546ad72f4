// Package linkedeach puts the node of each stream in front of a list, and looks through the list for the one that a request names.
package linkedeach

import (
	"crypto/rand"
	"net/http"
	"sync"

	"github.com/modelcontextprotocol/go-sdk/mcp"
)

type node struct {
	id     string
	stream *mcp.SSEServerTransport
	next   *node
}

// Streams are the streams of Server.
type Streams struct {
	Server *mcp.Server

	mu    sync.Mutex
	first *node
}

// Open serves a GET.
func (s *Streams) Open(w http.ResponseWriter, r *http.Request) {
	n := &node{id: rand.Text()}
	n.stream = &mcp.SSEServerTransport{Endpoint: "/streams/" + n.id, Response: w} // ok
	s.mu.Lock()
	n.next, s.first = s.first, n
	s.mu.Unlock()
	_ = s.Server.Run(r.Context(), n.stream)
}

// Post serves what a client posts to its stream.
func (s *Streams) Post(w http.ResponseWriter, r *http.Request) {
	s.mu.Lock()
	defer s.mu.Unlock()
	for n := s.first; n != nil; n = n.next {
		if n.id == r.PathValue("id") {
			n.stream.ServeHTTP(w, r)
		}
	}
}
