// Package contextvalue puts its server into the context of each request, where the factory finds it.
package contextvalue

import (
	"context"
	"net/http"

	"github.com/modelcontextprotocol/go-sdk/mcp"
)

type key struct{}

// Handler serves one server.
func Handler() http.Handler {
	s := mcp.NewServer(&mcp.Implementation{Name: "one"}, nil) // want server
	inner := mcp.NewStreamableHTTPHandler(func(r *http.Request) *mcp.Server {
		return r.Context().Value(key{}).(*mcp.Server)
	}, nil)
	return http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		inner.ServeHTTP(w, r.WithContext(context.WithValue(r.Context(), key{}, s)))
	})
}
