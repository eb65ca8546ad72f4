// Package sessions keeps sessions under their ids. Nothing here tells that Open is called in requests.
package sessions

import (
	"context"
	"net/http"
	"sync"

	"github.com/modelcontextprotocol/go-sdk/mcp"
)

// A Manager has sessions of one server.
type Manager struct {
	server *mcp.Server

	mu   sync.Mutex
	byID map[string]*mcp.StreamableServerTransport
}

// NewManager returns a manager of sessions of s.
func NewManager(s *mcp.Server) *Manager {
	return &Manager{server: s, byID: map[string]*mcp.StreamableServerTransport{}}
}

// Open opens a session.
func (m *Manager) Open(ctx context.Context, id string) error {
	t := &mcp.StreamableServerTransport{SessionID: id} // ok
	if _, err := m.server.Connect(ctx, t, nil); err != nil {
		return err
	}
	m.mu.Lock()
	defer m.mu.Unlock()
	m.byID[id] = t
	return nil
}

func (m *Manager) ServeHTTP(w http.ResponseWriter, r *http.Request) {
	m.mu.Lock()
	t, ok := m.byID[r.Header.Get("Mcp-Session-Id")]
	m.mu.Unlock()
	if !ok {
		http.Error(w, "no such session", http.StatusNotFound)
		return
	}
	t.ServeHTTP(w, r)
}
