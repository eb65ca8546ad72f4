// Package nilcheck builds its transport when the field is nil, which happens once.
package nilcheck

import (
	"context"
	"net/http"
	"sync"

	"github.com/modelcontextprotocol/go-sdk/mcp"
)

type handler struct {
	mu     sync.Mutex
	server *mcp.Server
	stream *mcp.StreamableServerTransport
}

// New returns a handler that connects s at the first request.
func New(s *mcp.Server) http.Handler { return &handler{server: s} }

func (h *handler) connected() (*mcp.StreamableServerTransport, error) {
	h.mu.Lock()
	defer h.mu.Unlock()
	if h.stream == nil {
		h.stream = &mcp.StreamableServerTransport{SessionID: "first"} // want transport
		if _, err := h.server.Connect(context.Background(), h.stream, nil); err != nil {
			return nil, err
		}
	}
	return h.stream, nil
}

func (h *handler) ServeHTTP(w http.ResponseWriter, r *http.Request) {
	t, err := h.connected()
	if err != nil {
		http.Error(w, err.Error(), http.StatusInternalServerError)
		return
	}
	t.ServeHTTP(w, r)
}
