// Package boundmethod mounts the method value of a transport instead of the transport: the same one for each request.
package boundmethod

import (
	"context"
	"net/http"

	"github.com/modelcontextprotocol/go-sdk/mcp"
)

// Mux returns the routes of the search service.
func Mux(ctx context.Context, search *mcp.Server) (*http.ServeMux, error) {
	t := &mcp.StreamableServerTransport{SessionID: "search"} // want transport
	if _, err := search.Connect(ctx, t, nil); err != nil {
		return nil, err
	}
	mux := http.NewServeMux()
	mux.HandleFunc("POST /search", t.ServeHTTP)
	return mux, nil
}
