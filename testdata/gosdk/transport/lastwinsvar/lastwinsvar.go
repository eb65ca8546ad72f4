// Package lastwinsvar stores each client's transport in a package variable from which the next request takes it.
package lastwinsvar

import (
	"crypto/rand"
	"net/http"

	"github.com/modelcontextprotocol/go-sdk/mcp"
)

var latest *mcp.StreamableServerTransport

// Handler serves catalog.
func Handler(catalog *mcp.Server) http.Handler {
	return http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		if r.Header.Get("Mcp-Session-Id") == "" {
			fresh := &mcp.StreamableServerTransport{SessionID: rand.Text()} // want transport
			if _, err := catalog.Connect(r.Context(), fresh, nil); err != nil {
				http.Error(w, err.Error(), http.StatusInternalServerError)
				return
			}
			latest = fresh
		}
		latest.ServeHTTP(w, r)
	})
}
