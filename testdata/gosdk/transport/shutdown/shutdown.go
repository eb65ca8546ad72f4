// Package shutdown keeps the streams of all sessions in a set, to end them together.
package shutdown

import (
	"net/http"
	"sync"

	"github.com/modelcontextprotocol/go-sdk/mcp"
)

// A Host serves Server.
type Host struct {
	Server *mcp.Server

	mu   sync.Mutex
	open map[*mcp.ServerSession]bool
}

// Get opens a stream.
func (h *Host) Get(w http.ResponseWriter, r *http.Request) {
	t := &mcp.SSEServerTransport{Endpoint: "/host", Response: w} // ok
	session, err := h.Server.Connect(r.Context(), t, nil)
	if err != nil {
		return
	}
	h.mu.Lock()
	if h.open == nil {
		h.open = map[*mcp.ServerSession]bool{}
	}
	h.open[session] = true // ok
	h.mu.Unlock()
	_ = session.Wait()
}

// Close ends all sessions.
func (h *Host) Close() {
	h.mu.Lock()
	defer h.mu.Unlock()
	for session := range h.open {
		_ = session.Close()
	}
}
