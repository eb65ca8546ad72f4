// Package contextvalueeach puts a server of its own into the context of each request, under the key that standard streams use too.
package contextvalueeach

import (
	"context"
	"net/http"

	"github.com/modelcontextprotocol/go-sdk/mcp"
)

type key struct{}

// Handler serves a server for each request.
func Handler() http.Handler {
	inner := mcp.NewStreamableHTTPHandler(func(r *http.Request) *mcp.Server {
		return r.Context().Value(key{}).(*mcp.Server)
	}, nil)
	return http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		s := mcp.NewServer(&mcp.Implementation{Name: "each"}, nil) // ok
		inner.ServeHTTP(w, r.WithContext(context.WithValue(r.Context(), key{}, s)))
	})
}

// Local serves one server over the standard streams.
func Local(ctx context.Context) error {
	s := mcp.NewServer(&mcp.Implementation{Name: "local"}, nil) // ok
	return run(context.WithValue(ctx, key{}, s))
}

func run(ctx context.Context) error {
	return ctx.Value(key{}).(*mcp.Server).Run(ctx, &mcp.StdioTransport{})
}
