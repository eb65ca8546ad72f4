// Package recursion wraps its transport in as many layers as there are, calling itself.
package recursion

import (
	"context"
	"net/http"

	"github.com/modelcontextprotocol/go-sdk/mcp"
)

type layer func(http.Handler) http.Handler

func chain(h http.Handler, layers ...layer) http.Handler {
	if len(layers) == 0 {
		return h
	}
	return layers[0](chain(h, layers[1:]...))
}

// Mount serves s below the layers.
func Mount(ctx context.Context, mux *http.ServeMux, s *mcp.Server, layers ...layer) {
	t := &mcp.StreamableServerTransport{SessionID: "deep"} // want transport
	go func() { _ = s.Run(ctx, t) }()
	mux.Handle("/deep", chain(t, layers...))
}
