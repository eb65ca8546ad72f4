// Package admin has an endpoint for administrators beside MCP, where tools are switched off for everybody on purpose.
package admin

import (
	"net/http"

	"github.com/modelcontextprotocol/go-sdk/mcp"
)

// Mux serves both.
func Mux() *http.ServeMux {
	s := mcp.NewServer(&mcp.Implementation{Name: "admin"}, nil) // want server
	mux := http.NewServeMux()
	mux.Handle("/mcp", mcp.NewStreamableHTTPHandler(func(*http.Request) *mcp.Server { return s }, nil))
	mux.HandleFunc("DELETE /admin/tools/{name}", func(w http.ResponseWriter, r *http.Request) {
		s.RemoveTools(r.PathValue("name")) // ok
		w.WriteHeader(http.StatusNoContent)
	})
	return mux
}
