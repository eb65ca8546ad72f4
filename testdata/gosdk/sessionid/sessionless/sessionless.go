// Package sessionless builds a transport for each request, without sessions: nobody comes back with the id.
package sessionless

import (
	"net/http"

	"github.com/modelcontextprotocol/go-sdk/mcp"
)

// Handler serves a request by a server of its own.
func Handler(newServer func() *mcp.Server) http.Handler {
	return http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		if r.Header.Get("Mcp-Session-Id") != "" {
			http.Error(w, "there are no sessions", http.StatusBadRequest)
			return
		}
		t := &mcp.StreamableServerTransport{SessionID: "none", Stateless: true} // ok
		s, err := newServer().Connect(r.Context(), t, nil)
		if err != nil {
			http.Error(w, err.Error(), http.StatusInternalServerError)
			return
		}
		defer s.Close()
		t.ServeHTTP(w, r)
	})
}
