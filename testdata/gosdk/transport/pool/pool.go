// Package pool takes its transports from a sync.Pool, of which nobody can tell who gets what.
package pool

import (
	"net/http"
	"sync"

	"github.com/modelcontextprotocol/go-sdk/mcp"
)

var transports = sync.Pool{New: func() any {
	return &mcp.StreamableServerTransport{Stateless: true} // ok: not to be followed
}}

// Handler serves s.
func Handler(s *mcp.Server) http.Handler {
	return http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		t := transports.Get().(*mcp.StreamableServerTransport)
		if _, err := s.Connect(r.Context(), t, nil); err == nil {
			t.ServeHTTP(w, r)
		}
	})
}
