// Package setter gives each request's stream to a method that keeps it: the store is where the clients meet.
package setter

import (
	"net/http"

	"github.com/modelcontextprotocol/go-sdk/mcp"
)

type relay struct {
	server *mcp.Server
	target *mcp.SSEServerTransport
}

// Register adds the relay of s.
func Register(mux *http.ServeMux, s *mcp.Server) {
	rl := &relay{server: s}
	mux.HandleFunc("GET /relay", func(w http.ResponseWriter, r *http.Request) {
		t := &mcp.SSEServerTransport{Endpoint: "/relay", Response: w}
		rl.attach(t)
		_ = rl.server.Run(r.Context(), t)
	})
	mux.HandleFunc("POST /relay", func(w http.ResponseWriter, r *http.Request) {
		rl.target.ServeHTTP(w, r)
	})
}

func (rl *relay) attach(t *mcp.SSEServerTransport) {
	rl.target = t // want transport
}
