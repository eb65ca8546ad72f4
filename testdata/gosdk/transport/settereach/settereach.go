// Package settereach has the same setter as package setter, on an object of the request.
package settereach

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
	mux.HandleFunc("GET /relay", func(w http.ResponseWriter, r *http.Request) {
		rl := &relay{server: s}
		t := &mcp.SSEServerTransport{Endpoint: "/relay", Response: w} // ok
		rl.attach(t)
		rl.run(r)
	})
}

func (rl *relay) attach(t *mcp.SSEServerTransport) {
	rl.target = t // ok
}

func (rl *relay) run(r *http.Request) {
	_ = rl.server.Run(r.Context(), rl.target)
}
