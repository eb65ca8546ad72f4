// Package replaced leaves the server of the last request for others. It carries nothing of that request, and its
// message would have to be another than that of a server built once.
package replaced

import (
	"net/http"
	"sync/atomic"

	"github.com/modelcontextprotocol/go-sdk/mcp"
)

var current atomic.Pointer[mcp.Server]

// Handler returns the server that the last reload built.
func Handler() http.Handler {
	http.HandleFunc("/reload", func(http.ResponseWriter, *http.Request) {
		current.Store(mcp.NewServer(&mcp.Implementation{Name: "current"}, nil)) // limit: missed server
	})
	return mcp.NewStreamableHTTPHandler(func(*http.Request) *mcp.Server { return current.Load() }, nil)
}
