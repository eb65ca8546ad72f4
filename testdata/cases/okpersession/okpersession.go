// Package okpersession finds the transport of a request by the session id in its header. Each
// session has a transport of its own.
package okpersession

import (
	"crypto/rand"
	"net/http"
	"sync"

	"github.com/modelcontextprotocol/go-sdk/mcp"
)

// A Hotel has a room for each session.
type Hotel struct {
	desk  *mcp.Server
	rooms sync.Map // of *room, by session id
}

type room struct {
	line *mcp.StreamableServerTransport
}

// ServeHTTP shows a guest to the room, a new guest to a new one.
func (h *Hotel) ServeHTTP(w http.ResponseWriter, req *http.Request) {
	key := req.Header.Get("Mcp-Session-Id")
	if known, found := h.rooms.Load(key); found {
		known.(*room).line.ServeHTTP(w, req)
		return
	}

	key = rand.Text()
	fresh := &room{line: &mcp.StreamableServerTransport{SessionID: key}} // ok
	if _, err := h.desk.Connect(req.Context(), fresh.line, nil); err != nil {
		http.Error(w, "no vacancy", http.StatusServiceUnavailable)
		return
	}
	h.rooms.Store(key, fresh)
	fresh.line.ServeHTTP(w, req)
}
