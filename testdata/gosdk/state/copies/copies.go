// Package copies writes into copies of a shared struct: a method with a value receiver has one of its own.
package copies

import (
	"net/http"

	"github.com/modelcontextprotocol/go-sdk/mcp"
)

type config struct {
	user string
	opts mcp.ServerOptions
}

func (c config) with(user string) config {
	c.user = user // ok
	c.opts.Instructions = "for " + user
	return c
}

func (c *config) build() *mcp.Server {
	return mcp.NewServer(&mcp.Implementation{Name: c.user}, &c.opts)
}

type app struct{ base config }

func (a *app) get(r *http.Request) *mcp.Server {
	c := a.base.with(r.Header.Get("X-User"))
	return c.build()
}

func (a *app) other(r *http.Request) *mcp.Server {
	c := a.base
	c.user = r.Header.Get("X-User") // ok
	return c.build()
}

// Mount serves both.
func Mount(mux *http.ServeMux) {
	a := new(app)
	mux.Handle("/a", mcp.NewStreamableHTTPHandler(a.get, nil))
	mux.Handle("/b", mcp.NewStreamableHTTPHandler(a.other, nil))
}
