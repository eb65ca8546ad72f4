// Package linked keeps all sessions in a list of its own making: the head is one field, but the list has them all.
package linked

import (
	"crypto/rand"
	"net/http"
	"sync"

	"github.com/modelcontextprotocol/go-sdk/mcp"
)

type node struct {
	t    *mcp.StreamableServerTransport
	next *node
}

// A Mux serves Server.
type Mux struct {
	Server *mcp.Server

	mu   sync.Mutex
	head *node
}

func (m *Mux) ServeHTTP(w http.ResponseWriter, r *http.Request) {
	id := r.Header.Get("Mcp-Session-Id")
	m.mu.Lock()
	n := m.head
	for n != nil && n.t.SessionID != id {
		n = n.next
	}
	m.mu.Unlock()
	if n == nil {
		n = &node{t: &mcp.StreamableServerTransport{SessionID: rand.Text()}} // ok
		if _, err := m.Server.Connect(r.Context(), n.t, nil); err != nil {
			return
		}
		m.mu.Lock()
		n.next = m.head
		m.head = n
		m.mu.Unlock()
	}
	n.t.ServeHTTP(w, r)
}
