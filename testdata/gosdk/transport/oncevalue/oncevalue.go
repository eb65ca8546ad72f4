// Package oncevalue gets its transport from a sync.OnceValue: one value for all requests.
package oncevalue

import (
	"context"
	"net/http"
	"sync"

	"github.com/modelcontextprotocol/go-sdk/mcp"
)

// Handler serves s.
func Handler(s *mcp.Server) http.Handler {
	get := sync.OnceValue(func() *mcp.StreamableServerTransport {
		t := &mcp.StreamableServerTransport{SessionID: "value"} // want transport
		go func() { _ = s.Run(context.Background(), t) }()
		return t
	})
	return http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		get().ServeHTTP(w, r)
	})
}
