// Package lastfound remembers what it looked up last, and takes it again only for the same id.
package lastfound

import (
	"context"
	"crypto/rand"
	"net/http"
	"sync"

	"github.com/modelcontextprotocol/go-sdk/mcp"
)

type session struct {
	id        string
	transport *mcp.StreamableServerTransport
}

// A Mux serves Server.
type Mux struct {
	Server *mcp.Server

	mu   sync.Mutex
	byID map[string]*session
	last *session
}

// New returns a Mux for s.
func New(s *mcp.Server) *Mux {
	return &Mux{Server: s, byID: map[string]*session{}}
}

func (m *Mux) find(ctx context.Context, id string) (*session, error) {
	m.mu.Lock()
	defer m.mu.Unlock()
	if m.last != nil && m.last.id == id {
		return m.last, nil
	}
	one, ok := m.byID[id]
	if !ok {
		one = &session{id: rand.Text()}
		one.transport = &mcp.StreamableServerTransport{SessionID: one.id} // ok
		if _, err := m.Server.Connect(context.WithoutCancel(ctx), one.transport, nil); err != nil {
			return nil, err
		}
		m.byID[one.id] = one
	}
	m.last = one
	return one, nil
}

func (m *Mux) ServeHTTP(w http.ResponseWriter, r *http.Request) {
	one, err := m.find(r.Context(), r.Header.Get("Mcp-Session-Id"))
	if err != nil {
		http.Error(w, err.Error(), http.StatusInternalServerError)
		return
	}
	one.transport.ServeHTTP(w, r)
}
