// Package funcfield keeps the factory in a struct of options.
package funcfield

import (
	"net/http"

	"github.com/modelcontextprotocol/go-sdk/mcp"
)

type config struct {
	path      string
	getServer func(*http.Request) *mcp.Server
}

func (c *config) mount(mux *http.ServeMux) {
	mux.Handle(c.path, mcp.NewSSEHandler(c.getServer, nil))
}

// Mount serves the wiki.
func Mount(mux *http.ServeMux) {
	wiki := mcp.NewServer(&mcp.Implementation{Name: "wiki"}, nil) // want server
	c := &config{path: "/wiki"}
	c.getServer = func(*http.Request) *mcp.Server { return wiki }
	c.mount(mux)
}
