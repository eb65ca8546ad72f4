// Package slicelookup keeps all sessions in a slice and looks for the one that a request names.
package slicelookup

import (
	"crypto/rand"
	"net/http"
	"sync"

	"github.com/modelcontextprotocol/go-sdk/mcp"
)

type conn struct {
	id string
	t  *mcp.StreamableServerTransport
}

// A Mux serves Server.
type Mux struct {
	Server *mcp.Server

	mu    sync.Mutex
	conns []*conn
}

func (m *Mux) find(id string) *conn {
	m.mu.Lock()
	defer m.mu.Unlock()
	for _, c := range m.conns {
		if c.id == id {
			return c
		}
	}
	return nil
}

func (m *Mux) ServeHTTP(w http.ResponseWriter, r *http.Request) {
	c := m.find(r.Header.Get("Mcp-Session-Id"))
	if c == nil {
		c = &conn{id: rand.Text()}
		c.t = &mcp.StreamableServerTransport{SessionID: c.id} // ok
		if _, err := m.Server.Connect(r.Context(), c.t, nil); err != nil {
			return
		}
		m.mu.Lock()
		m.conns = append(m.conns, c)
		m.mu.Unlock()
	}
	c.t.ServeHTTP(w, r)
}
