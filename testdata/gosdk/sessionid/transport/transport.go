// Package transport builds a transport for each request, all with the same id.
package transport

import (
	"net/http"
	"sync"

	"github.com/modelcontextprotocol/go-sdk/mcp"
)

// A Mux serves Server.
type Mux struct {
	Server *mcp.Server
	open   sync.Map
}

func (m *Mux) ServeHTTP(w http.ResponseWriter, r *http.Request) {
	if t, ok := m.open.Load(r.Header.Get("Mcp-Session-Id")); ok {
		t.(*mcp.StreamableServerTransport).ServeHTTP(w, r)
		return
	}
	t := &mcp.StreamableServerTransport{SessionID: "default"} // want sessionid
	if _, err := m.Server.Connect(r.Context(), t, nil); err != nil {
		return
	}
	m.open.Store(t.SessionID, t)
	t.ServeHTTP(w, r)
}
