// Package generated passes its server through a generated file. That is followed, but nothing is reported inside it.
package generated

import (
	"net/http"

	"github.com/modelcontextprotocol/go-sdk/mcp"
)

// Mount serves the container.
func Mount(mux *http.ServeMux) {
	c := newContainer(mcp.NewServer(&mcp.Implementation{Name: "own"}, nil)) // want server
	mux.Handle("/own", mcp.NewStreamableHTTPHandler(c.get, nil))
}
