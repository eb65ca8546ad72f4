// Package constructors has transports that come from functions, as in the first versions of the SDK.
package constructors

import (
	"context"
	"net/http"
	"sync"

	"github.com/modelcontextprotocol/go-sdk/mcp"
)

// Mount connects one transport and mounts it.
func Mount(ctx context.Context, mux *http.ServeMux, s *mcp.Server) error {
	t := mcp.NewStreamableServerTransport("v0.2") // want transport
	if _, err := s.Connect(ctx, t); err != nil {
		return err
	}
	mux.Handle("/mcp", t)
	return nil
}

// A Table keeps a transport for each session.
type Table struct {
	Server *mcp.Server
	open   sync.Map
}

func (t *Table) ServeHTTP(w http.ResponseWriter, r *http.Request) {
	id := r.Header.Get("Mcp-Session-Id")
	found, ok := t.open.Load(id)
	if !ok {
		fresh := mcp.NewStreamableServerTransport(id) // ok
		if _, err := t.Server.Connect(r.Context(), fresh); err != nil {
			return
		}
		found, _ = t.open.LoadOrStore(id, fresh)
	}
	found.(*mcp.StreamableServerTransport).ServeHTTP(w, r)
}
