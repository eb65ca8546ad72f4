// Package oncevalueeach makes the OnceValue inside the request, whose once is the request's.
package oncevalueeach

import (
	"net/http"
	"sync"

	"github.com/modelcontextprotocol/go-sdk/mcp"
)

// Handler serves s.
func Handler(s *mcp.Server) http.Handler {
	return http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		get := sync.OnceValue(func() *mcp.StreamableServerTransport {
			t := &mcp.StreamableServerTransport{Stateless: true} // ok
			go func() { _ = s.Run(r.Context(), t) }()
			return t
		})
		if r.Method == http.MethodPost {
			get().ServeHTTP(w, r)
		}
	})
}
