// Package loggingeach wraps the transport of each request in a LoggingTransport of that request.
package loggingeach

import (
	"net/http"
	"os"

	"github.com/modelcontextprotocol/go-sdk/mcp"
)

// Handler serves s and logs its traffic.
func Handler(s *mcp.Server) http.Handler {
	return http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		inner := &mcp.StreamableServerTransport{Stateless: true}             // ok
		logged := &mcp.LoggingTransport{Transport: inner, Writer: os.Stderr} // ok
		if _, err := s.Connect(r.Context(), logged, nil); err != nil {       // ok
			http.Error(w, err.Error(), http.StatusInternalServerError)
			return
		}
		inner.ServeHTTP(w, r)
	})
}
