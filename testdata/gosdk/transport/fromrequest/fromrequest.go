// Package fromrequest has another package build a session from a request, and keeps it under its id.
package fromrequest

import (
	"net/http"
	"sync"

	"example.com/gosdk/transport/fromrequest/session"
	"github.com/modelcontextprotocol/go-sdk/mcp"
)

// A Mux serves Server.
type Mux struct {
	Server *mcp.Server

	sessions sync.Map
}

func (m *Mux) ServeHTTP(w http.ResponseWriter, r *http.Request) {
	if known, ok := m.sessions.Load(r.Header.Get("Mcp-Session-Id")); ok {
		known.(*session.Session).ServeHTTP(w, r)
		return
	}
	s, err := session.New(r, m.Server) // ok
	if err != nil {
		http.Error(w, err.Error(), http.StatusInternalServerError)
		return
	}
	m.sessions.Store(s.ID(), s)
	s.ServeHTTP(w, r)
}
