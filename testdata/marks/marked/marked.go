// Package marked has types of its own that are marked as what they are.
package marked

import (
	"net/http"

	"github.com/modelcontextprotocol/go-sdk/mcp"
)

// A Pipe carries one session.
//
//sharedmcp:one-session
type Pipe struct{ server *mcp.Server }

func (p *Pipe) ServeHTTP(w http.ResponseWriter, r *http.Request) {}

// A Hub carries many.
//
//sharedmcp:many-sessions
type Hub struct{ server *mcp.Server }

func (h *Hub) ServeHTTP(w http.ResponseWriter, r *http.Request) {}

// Mount serves s over both.
func Mount(mux *http.ServeMux, s *mcp.Server) {
	mux.Handle("/pipe", &Pipe{server: s}) // want transport
	mux.Handle("/hub", &Hub{server: s})   // ok
	mux.HandleFunc("/own", func(w http.ResponseWriter, r *http.Request) {
		(&Pipe{server: s}).ServeHTTP(w, r) // ok
	})
}
