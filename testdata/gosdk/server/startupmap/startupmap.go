// Package startupmap looks its servers up by name in a map that was filled at startup.
package startupmap

import (
	"net/http"

	"github.com/modelcontextprotocol/go-sdk/mcp"
)

var servers = map[string]*mcp.Server{
	"sales":   mcp.NewServer(&mcp.Implementation{Name: "sales"}, nil),   // want server
	"support": mcp.NewServer(&mcp.Implementation{Name: "support"}, nil), // want server
}

// Mux serves every department under its name.
func Mux() *http.ServeMux {
	mux := http.NewServeMux()
	mux.Handle("/mcp/{department}", mcp.NewStreamableHTTPHandler(func(r *http.Request) *mcp.Server {
		return servers[r.PathValue("department")]
	}, nil))
	return mux
}
