// Package constantindex keeps the transport of the last request in the first element of a slice.
package constantindex

import (
	"context"
	"net/http"

	"github.com/modelcontextprotocol/go-sdk/mcp"
)

var last = make([]*mcp.StreamableServerTransport, 1)

// Register registers two handlers, one of which uses what the other left.
func Register(ctx context.Context, s *mcp.Server) {
	http.HandleFunc("/open", func(w http.ResponseWriter, r *http.Request) {
		last[0] = &mcp.StreamableServerTransport{} // want transport
		if _, err := s.Connect(ctx, last[0], nil); err != nil {
			http.Error(w, err.Error(), http.StatusInternalServerError)
		}
	})
	http.HandleFunc("/use", func(w http.ResponseWriter, r *http.Request) {
		last[0].ServeHTTP(w, r)
	})
}
