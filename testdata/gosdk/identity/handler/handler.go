// Package handler builds a whole handler for the first caller and serves all others with it.
package handler

import (
	"net/http"
	"sync"

	"github.com/modelcontextprotocol/go-sdk/mcp"
)

var (
	once    sync.Once
	handler http.Handler
)

func newServer(owner string) *mcp.Server {
	return mcp.NewServer(&mcp.Implementation{Name: "files", Title: owner}, nil)
}

// ServeHTTP serves files.
func ServeHTTP(w http.ResponseWriter, r *http.Request) {
	once.Do(func() {
		owner, _, _ := r.BasicAuth()
		handler = mcp.NewStreamableHTTPHandler(func(*http.Request) *mcp.Server { return newServer(owner) }, nil) // want identity
	})
	handler.ServeHTTP(w, r)
}
