// Package loopcapture builds a server in each round of a loop and a handler around it: every one is shared by the clients of its path.
package loopcapture

import (
	"net/http"

	"github.com/modelcontextprotocol/go-sdk/mcp"
)

func newServer(name string) *mcp.Server {
	return mcp.NewServer(&mcp.Implementation{Name: name}, nil)
}

// Mount serves a server for each name.
func Mount(mux *http.ServeMux, names []string) {
	for _, name := range names {
		s := newServer(name) // want server
		mux.Handle("/"+name, mcp.NewStreamableHTTPHandler(func(*http.Request) *mcp.Server { return s }, nil))
	}
}
