// Package middleware builds its server in a function that wraps handlers: that runs at startup, the function it returns runs for each request.
package middleware

import (
	"net/http"

	"github.com/modelcontextprotocol/go-sdk/mcp"
)

// WithMCP serves MCP below /mcp and all else from next.
func WithMCP(next http.Handler) http.Handler {
	s := mcp.NewServer(&mcp.Implementation{Name: "beside"}, nil) // want server
	h := mcp.NewStreamableHTTPHandler(func(*http.Request) *mcp.Server { return s }, nil)
	return http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		if r.URL.Path == "/mcp" {
			h.ServeHTTP(w, r)
			return
		}
		next.ServeHTTP(w, r)
	})
}
