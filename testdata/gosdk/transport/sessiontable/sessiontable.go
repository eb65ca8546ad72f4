// Package sessiontable keeps one transport for each session id, which is how a handler of one's own has to do it.
package sessiontable

import (
	"crypto/rand"
	"net/http"
	"sync"

	"github.com/modelcontextprotocol/go-sdk/mcp"
)

// A Table is the session table of one server.
type Table struct {
	Server *mcp.Server

	mu   sync.RWMutex
	byID map[string]*mcp.StreamableServerTransport
}

// New returns an empty table.
func New(s *mcp.Server) *Table {
	return &Table{Server: s, byID: make(map[string]*mcp.StreamableServerTransport)}
}

func (t *Table) ServeHTTP(w http.ResponseWriter, r *http.Request) {
	id := r.Header.Get("Mcp-Session-Id")
	t.mu.RLock()
	transport, known := t.byID[id]
	t.mu.RUnlock()
	if !known {
		id = rand.Text()
		transport = &mcp.StreamableServerTransport{SessionID: id} // ok
		if _, err := t.Server.Connect(r.Context(), transport, nil); err != nil {
			http.Error(w, err.Error(), http.StatusInternalServerError)
			return
		}
		t.mu.Lock()
		t.byID[id] = transport
		t.mu.Unlock()
	}
	transport.ServeHTTP(w, r)
}
