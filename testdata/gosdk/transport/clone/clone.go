// Package clone copies its prototype in each request, and puts the transport into the copy.
package clone

import (
	"net/http"

	"github.com/modelcontextprotocol/go-sdk/mcp"
)

type endpoint struct {
	server *mcp.Server
	t      *mcp.StreamableServerTransport
}

func (e *endpoint) clone() *endpoint {
	c := *e
	return &c
}

func (e *endpoint) serve(w http.ResponseWriter, r *http.Request) {
	if _, err := e.server.Connect(r.Context(), e.t, nil); err == nil {
		e.t.ServeHTTP(w, r)
	}
}

func (e *endpoint) ServeHTTP(w http.ResponseWriter, r *http.Request) {
	c := e.clone()
	c.t = &mcp.StreamableServerTransport{Stateless: true} // ok
	c.serve(w, r)
}

// Handler serves s.
func Handler(s *mcp.Server) http.Handler {
	return &endpoint{server: s}
}
