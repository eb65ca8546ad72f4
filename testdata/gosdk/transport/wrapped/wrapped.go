// Package wrapped connects through a transport of its own, which has that of the stream inside, and keeps both in a table.
package wrapped

import (
	"context"
	"crypto/rand"
	"net/http"
	"sync"
	"sync/atomic"

	"github.com/modelcontextprotocol/go-sdk/mcp"
)

type session struct {
	transport *mcp.SSEServerTransport
	user      atomic.Pointer[string]
}

type wire struct {
	inner mcp.Transport
	of    *session
}

func (w *wire) Connect(ctx context.Context) (mcp.Connection, error) {
	c, err := w.inner.Connect(ctx)
	if err != nil {
		return nil, err
	}
	return &conn{c, w.of}, nil
}

type conn struct {
	mcp.Connection
	of *session
}

type handler struct {
	getServer func(*http.Request) *mcp.Server

	mu       sync.Mutex
	sessions map[string]*session
}

// Handler serves what getServer returns.
func Handler(getServer func(*http.Request) *mcp.Server) http.Handler {
	return &handler{getServer: getServer, sessions: map[string]*session{}}
}

func (h *handler) ServeHTTP(w http.ResponseWriter, r *http.Request) {
	if r.Method == http.MethodPost {
		h.mu.Lock()
		s := h.sessions[r.FormValue("id")]
		h.mu.Unlock()
		if s != nil {
			s.transport.ServeHTTP(w, r)
		}
		return
	}
	id := rand.Text()
	s := &session{transport: &mcp.SSEServerTransport{Endpoint: "?id=" + id, Response: w}} // ok
	h.mu.Lock()
	h.sessions[id] = s
	h.mu.Unlock()
	defer func() {
		h.mu.Lock()
		defer h.mu.Unlock()
		delete(h.sessions, id)
	}()
	_ = h.getServer(r).Run(r.Context(), &wire{s.transport, s})
}
