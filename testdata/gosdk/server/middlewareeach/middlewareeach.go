// Package middlewareeach differs from middleware in where the lines stand: inside the function that it returns.
package middlewareeach

import (
	"net/http"

	"github.com/modelcontextprotocol/go-sdk/mcp"
)

// WithMCP serves MCP below /mcp and all else from next.
func WithMCP(next http.Handler) http.Handler {
	return http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		s := mcp.NewServer(&mcp.Implementation{Name: "beside"}, nil) // ok
		h := mcp.NewStreamableHTTPHandler(func(*http.Request) *mcp.Server { return s }, &mcp.StreamableHTTPOptions{Stateless: true})
		if r.URL.Path == "/mcp" {
			h.ServeHTTP(w, r)
			return
		}
		next.ServeHTTP(w, r)
	})
}
