// Package slots has places for eight sessions in an array, and gives each a place of its own.
package slots

import (
	"context"
	"crypto/rand"
	"net/http"
	"sync"

	"github.com/modelcontextprotocol/go-sdk/mcp"
)

type slot struct {
	taken bool
	id    string
	t     *mcp.StreamableServerTransport
}

// A Mux serves Server.
type Mux struct {
	Server *mcp.Server

	mu    sync.Mutex
	slots [8]slot
}

func (m *Mux) find(id string) *mcp.StreamableServerTransport {
	m.mu.Lock()
	defer m.mu.Unlock()
	for i := range m.slots {
		if m.slots[i].taken && m.slots[i].id == id {
			return m.slots[i].t
		}
	}
	return nil
}

func (m *Mux) take() *mcp.StreamableServerTransport {
	m.mu.Lock()
	defer m.mu.Unlock()
	for i := range m.slots {
		if !m.slots[i].taken {
			t := &mcp.StreamableServerTransport{SessionID: rand.Text()} // ok
			m.slots[i].taken, m.slots[i].id, m.slots[i].t = true, t.SessionID, t
			return t
		}
	}
	return nil
}

func (m *Mux) ServeHTTP(w http.ResponseWriter, r *http.Request) {
	t := m.find(r.Header.Get("Mcp-Session-Id"))
	if t == nil {
		if t = m.take(); t == nil {
			http.Error(w, "full", http.StatusServiceUnavailable)
			return
		}
		if _, err := m.Server.Connect(context.WithoutCancel(r.Context()), t, nil); err != nil {
			return
		}
	}
	t.ServeHTTP(w, r)
}
