// Package startupmap has a transport for each product, made at startup: the map has keys, but all clients of a product share one.
package startupmap

import (
	"context"
	"net/http"

	"github.com/modelcontextprotocol/go-sdk/mcp"
)

// Handler serves s for each of the products.
func Handler(ctx context.Context, s *mcp.Server, products ...string) http.Handler {
	byProduct := make(map[string]*mcp.StreamableServerTransport, len(products))
	for _, p := range products {
		t := &mcp.StreamableServerTransport{SessionID: p} // want transport "built in a loop.*used for many requests"
		go func() { _ = s.Run(ctx, t) }()
		byProduct[p] = t
	}
	return http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		if t, ok := byProduct[r.PathValue("product")]; ok {
			t.ServeHTTP(w, r)
			return
		}
		http.NotFound(w, r)
	})
}
