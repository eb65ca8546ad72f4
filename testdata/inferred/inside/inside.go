// Package inside has the type and the program in one package.
package inside

import (
	"net/http"

	"github.com/modelcontextprotocol/go-sdk/mcp"
)

type protocol struct{ transport *mcp.SSEServerTransport }

func (p *protocol) connect(t *mcp.SSEServerTransport) { p.transport = t } // want transport

func (p *protocol) ServeHTTP(w http.ResponseWriter, r *http.Request) { p.transport.ServeHTTP(w, r) }

// Shared connects the transport of each client to one protocol.
func Shared(mux *http.ServeMux, s *mcp.Server) {
	p := &protocol{}
	mux.HandleFunc("GET /sse", func(w http.ResponseWriter, r *http.Request) {
		t := &mcp.SSEServerTransport{Endpoint: "/sse", Response: w}
		p.connect(t)
		_, _ = s.Connect(r.Context(), t, nil)
	})
	mux.Handle("POST /sse", p)
}

// Each has a protocol for each client.
func Each(mux *http.ServeMux, s *mcp.Server) {
	protocols := map[string]*protocol{}
	mux.HandleFunc("GET /sse/{id}", func(w http.ResponseWriter, r *http.Request) {
		t := &mcp.SSEServerTransport{Endpoint: "/sse", Response: w} // ok
		p := &protocol{}
		p.connect(t) // ok
		protocols[r.PathValue("id")] = p
		_, _ = s.Connect(r.Context(), t, nil)
	})
	mux.HandleFunc("POST /sse/{id}", func(w http.ResponseWriter, r *http.Request) { protocols[r.PathValue("id")].ServeHTTP(w, r) })
}
