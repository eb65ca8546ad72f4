// Package captured closes a handler over a transport that was built beside it: the handler lives as long as the process, and so does its transport.
package captured

import (
	"context"
	"net/http"

	"github.com/modelcontextprotocol/go-sdk/mcp"
)

// Endpoint returns the handler of the tickets service.
func Endpoint(ctx context.Context, tickets *mcp.Server) http.HandlerFunc {
	var tr mcp.Transport
	stream := &mcp.StreamableServerTransport{} // want transport
	tr = stream
	go func() { _ = tickets.Run(ctx, tr) }()

	return func(w http.ResponseWriter, r *http.Request) {
		w.Header().Set("Cache-Control", "no-store")
		switch r.Method {
		case http.MethodGet, http.MethodPost, http.MethodDelete:
			stream.ServeHTTP(w, r)
		default:
			http.Error(w, "method not allowed", http.StatusMethodNotAllowed)
		}
	}
}
