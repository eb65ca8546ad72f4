// Package child has one method for the object that is mounted and for those that it makes in requests. A flag tells them apart,
// and conditions are not followed.
package child

import (
	"net/http"

	"github.com/modelcontextprotocol/go-sdk/mcp"
)

type endpoint struct {
	root      bool
	server    *mcp.Server
	transport *mcp.StreamableServerTransport
}

// Handler serves s.
func Handler(s *mcp.Server) http.Handler {
	return &endpoint{root: true, server: s}
}

func (e *endpoint) ServeHTTP(w http.ResponseWriter, r *http.Request) {
	if e.root {
		(&endpoint{server: e.server}).ServeHTTP(w, r)
		return
	}
	e.transport = &mcp.StreamableServerTransport{Stateless: true} // limit: false report of transport
	if _, err := e.server.Connect(r.Context(), e.transport, nil); err == nil {
		e.serve(w, r)
	}
}

func (e *endpoint) serve(w http.ResponseWriter, r *http.Request) {
	e.transport.ServeHTTP(w, r)
}
