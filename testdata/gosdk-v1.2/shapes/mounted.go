// Package shapes has the plain shapes of the first stable version of the SDK.
package shapes

import (
	"context"
	"net/http"

	"github.com/modelcontextprotocol/go-sdk/mcp"
)

// Mount connects one transport and mounts it.
func Mount(ctx context.Context, mux *http.ServeMux, s *mcp.Server) error {
	t := &mcp.StreamableServerTransport{SessionID: "v1.2"} // want transport "requests apart by their JSON-RPC id alone"
	if _, err := s.Connect(ctx, t, nil); err != nil {
		return err
	}
	mux.Handle("/mcp", t)
	return nil
}

// Each has a transport for each request.
func Each(mux *http.ServeMux, s *mcp.Server) {
	mux.HandleFunc("/each", func(w http.ResponseWriter, r *http.Request) {
		t := &mcp.StreamableServerTransport{Stateless: true} // ok
		if _, err := s.Connect(r.Context(), t, nil); err == nil {
			t.ServeHTTP(w, r)
		}
	})
}
