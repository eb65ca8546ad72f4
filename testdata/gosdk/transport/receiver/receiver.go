// Package receiver builds the receiver of ServeHTTP in each request, with its transport: the type looks like a handler of the process but is none.
package receiver

import (
	"net/http"

	"github.com/modelcontextprotocol/go-sdk/mcp"
)

type exchange struct {
	server    *mcp.Server
	transport *mcp.StreamableServerTransport
}

func (e *exchange) ServeHTTP(w http.ResponseWriter, r *http.Request) {
	if _, err := e.server.Connect(r.Context(), e.transport, nil); err != nil {
		http.Error(w, err.Error(), http.StatusInternalServerError)
		return
	}
	e.transport.ServeHTTP(w, r)
}

// Handler serves s.
func Handler(s *mcp.Server) http.Handler {
	return http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		e := &exchange{
			server:    s,
			transport: &mcp.StreamableServerTransport{Stateless: true}, // ok
		}
		e.ServeHTTP(w, r)
	})
}
