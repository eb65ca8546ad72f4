// Package methodexpr calls a transport through a method expression.
package methodexpr

import (
	"context"
	"net/http"

	"github.com/modelcontextprotocol/go-sdk/mcp"
)

// Mount serves s under /rpc.
func Mount(ctx context.Context, mux *http.ServeMux, s *mcp.Server) {
	serve := (*mcp.StreamableServerTransport).ServeHTTP
	t := &mcp.StreamableServerTransport{} // want transport
	go func() { _ = s.Run(ctx, t) }()
	mux.HandleFunc("/rpc", func(w http.ResponseWriter, r *http.Request) {
		serve(t, w, r)
	})
}
