// Package copyonwrite replaces its whole table with each session, with an atomic pointer: what is swapped is the table, and not a transport.
package copyonwrite

import (
	"context"
	"crypto/rand"
	"maps"
	"net/http"
	"sync"
	"sync/atomic"

	"github.com/modelcontextprotocol/go-sdk/mcp"
)

type table map[string]*mcp.StreamableServerTransport

// A Mux serves Server.
type Mux struct {
	Server *mcp.Server

	mu      sync.Mutex
	current atomic.Pointer[table]
}

func (m *Mux) ServeHTTP(w http.ResponseWriter, r *http.Request) {
	if known := m.current.Load(); known != nil {
		if t, ok := (*known)[r.Header.Get("Mcp-Session-Id")]; ok {
			t.ServeHTTP(w, r)
			return
		}
	}
	t := &mcp.StreamableServerTransport{SessionID: rand.Text()} // ok
	if _, err := m.Server.Connect(context.WithoutCancel(r.Context()), t, nil); err != nil {
		return
	}
	m.add(t)
	t.ServeHTTP(w, r)
}

func (m *Mux) add(t *mcp.StreamableServerTransport) {
	m.mu.Lock()
	defer m.mu.Unlock()
	next := table{t.SessionID: t}
	if known := m.current.Load(); known != nil {
		maps.Copy(next, *known)
	}
	m.current.Store(&next)
}
