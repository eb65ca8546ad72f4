// Package checksoff switches off, in another of its files, what it would be told.
package checksoff

import (
	"net/http"

	"github.com/modelcontextprotocol/go-sdk/mcp"
)

// Handler returns the handler to mount.
func Handler() http.Handler {
	server := mcp.NewServer(&mcp.Implementation{Name: "checksoff"}, nil) // ok
	return mcp.NewStreamableHTTPHandler(func(*http.Request) *mcp.Server { return server }, nil)
}

// Mount mounts a transport for every client.
func Mount(mux *http.ServeMux) {
	mux.Handle("/one", new(mcp.StreamableServerTransport)) // want transport
}
