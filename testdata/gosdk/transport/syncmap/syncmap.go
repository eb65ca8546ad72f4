// Package syncmap keeps a struct with each session's transport in a sync.Map under the session's id.
package syncmap

import (
	"crypto/rand"
	"net/http"
	"sync"
	"time"

	"github.com/modelcontextprotocol/go-sdk/mcp"
)

type entry struct {
	transport *mcp.StreamableServerTransport
	since     time.Time
}

// A Router finds the transport of a request.
type Router struct {
	Server   *mcp.Server
	sessions sync.Map // session id to *entry
}

func (ro *Router) ServeHTTP(w http.ResponseWriter, r *http.Request) {
	if found, ok := ro.sessions.Load(r.Header.Get("Mcp-Session-Id")); ok {
		found.(*entry).transport.ServeHTTP(w, r)
		return
	}
	e := &entry{transport: &mcp.StreamableServerTransport{SessionID: rand.Text()}, since: time.Now()} // ok
	if _, err := ro.Server.Connect(r.Context(), e.transport, nil); err != nil {
		http.Error(w, "no session", http.StatusInternalServerError)
		return
	}
	ro.sessions.Store(e.transport.SessionID, e)
	e.transport.ServeHTTP(w, r)
}
