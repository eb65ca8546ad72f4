// Package loopcaptureeach captures the name in place of the server.
package loopcaptureeach

import (
	"net/http"

	"github.com/modelcontextprotocol/go-sdk/mcp"
)

func newServer(name string) *mcp.Server {
	return mcp.NewServer(&mcp.Implementation{Name: name}, nil) // ok
}

// Mount serves servers for each name.
func Mount(mux *http.ServeMux, names []string) {
	for _, name := range names {
		mux.Handle("/"+name, mcp.NewStreamableHTTPHandler(func(*http.Request) *mcp.Server { return newServer(name) }, nil)) // ok
	}
}
