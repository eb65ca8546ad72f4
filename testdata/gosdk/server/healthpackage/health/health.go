// Package health connects a server to a transport in memory for each request.
package health

import (
	"net/http"

	"github.com/modelcontextprotocol/go-sdk/mcp"
)

// Handler answers for s.
func Handler(s *mcp.Server) http.Handler {
	return http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		_, t := mcp.NewInMemoryTransports()
		session, err := s.Connect(r.Context(), t, nil)
		if err != nil {
			http.Error(w, err.Error(), http.StatusServiceUnavailable)
			return
		}
		session.Close()
	})
}
