// Package fixedkey has a table of streams that takes keys, and one of two endpoints uses the same key for all clients.
package fixedkey

import (
	"net/http"
	"sync"

	"github.com/modelcontextprotocol/go-sdk/mcp"
)

type table struct {
	mu      sync.Mutex
	streams map[string]*mcp.SSEServerTransport
}

func (t *table) put(key string, s *mcp.SSEServerTransport) {
	t.mu.Lock()
	defer t.mu.Unlock()
	t.streams[key] = s // want transport
}

func (t *table) get(key string) *mcp.SSEServerTransport {
	t.mu.Lock()
	defer t.mu.Unlock()
	return t.streams[key]
}

// Register registers the endpoints.
func Register(mux *http.ServeMux, s *mcp.Server) {
	one := &table{streams: map[string]*mcp.SSEServerTransport{}}
	mux.HandleFunc("GET /one", func(w http.ResponseWriter, r *http.Request) {
		t := &mcp.SSEServerTransport{Endpoint: "/one", Response: w}
		one.put("default", t)
		_ = s.Run(r.Context(), t)
	})
	mux.HandleFunc("POST /one", func(w http.ResponseWriter, r *http.Request) { one.get("default").ServeHTTP(w, r) })

	many := &table{streams: map[string]*mcp.SSEServerTransport{}}
	mux.HandleFunc("GET /many/{id}", func(w http.ResponseWriter, r *http.Request) {
		t := &mcp.SSEServerTransport{Endpoint: r.URL.Path, Response: w}
		many.put(r.PathValue("id"), t) // ok
		_ = s.Run(r.Context(), t)
	})
	mux.HandleFunc("POST /many/{id}", func(w http.ResponseWriter, r *http.Request) { many.get(r.PathValue("id")).ServeHTTP(w, r) })
}
