// Package atomicpointer swaps the current stream with an atomic pointer: no data race, and still the last client wins.
package atomicpointer

import (
	"net/http"
	"sync/atomic"

	"github.com/modelcontextprotocol/go-sdk/mcp"
)

type hub struct {
	server  *mcp.Server
	current atomic.Pointer[mcp.SSEServerTransport]
}

// Routes adds both halves of the hub.
func Routes(mux *http.ServeMux, s *mcp.Server) {
	h := &hub{server: s}
	mux.HandleFunc("GET /hub", h.get)
	mux.HandleFunc("POST /hub", h.post)
}

func (h *hub) get(w http.ResponseWriter, r *http.Request) {
	t := &mcp.SSEServerTransport{Endpoint: "/hub", Response: w} // want transport
	h.current.Store(t)
	_ = h.server.Run(r.Context(), t)
}

func (h *hub) post(w http.ResponseWriter, r *http.Request) {
	if t := h.current.Load(); t != nil {
		t.ServeHTTP(w, r)
	}
}
