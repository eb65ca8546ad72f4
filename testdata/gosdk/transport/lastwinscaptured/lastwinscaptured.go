// Package lastwinscaptured overwrites a captured variable with each client's stream, and posts to whatever it holds.
package lastwinscaptured

import (
	"net/http"

	"github.com/modelcontextprotocol/go-sdk/mcp"
)

// Register adds both halves of the SSE endpoint to mux.
func Register(mux *http.ServeMux, files *mcp.Server) {
	var active *mcp.SSEServerTransport
	mux.HandleFunc("GET /sse", func(w http.ResponseWriter, r *http.Request) {
		active = &mcp.SSEServerTransport{Endpoint: "/sse", Response: w} // want transport
		_ = files.Run(r.Context(), active)
	})
	mux.HandleFunc("POST /sse", func(w http.ResponseWriter, r *http.Request) {
		active.ServeHTTP(w, r)
	})
}
