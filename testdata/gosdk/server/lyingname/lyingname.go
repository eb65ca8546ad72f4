// Package lyingname calls a method serverFactory that makes nothing, and a variable shared that is none.
package lyingname

import (
	"net/http"

	"github.com/modelcontextprotocol/go-sdk/mcp"
)

type app struct{ cached *mcp.Server }

func (a *app) serverFactory() *mcp.Server { return a.cached }

func newGlobalServer() *mcp.Server {
	return mcp.NewServer(&mcp.Implementation{Name: "per session"}, nil) // ok
}

// Mount serves both.
func Mount(mux *http.ServeMux) {
	a := &app{
		cached: mcp.NewServer(&mcp.Implementation{Name: "singleton"}, nil), // want server
	}
	mux.Handle("/a", mcp.NewStreamableHTTPHandler(func(*http.Request) *mcp.Server { return a.serverFactory() }, nil))
	mux.Handle("/b", mcp.NewStreamableHTTPHandler(func(*http.Request) *mcp.Server {
		shared := newGlobalServer() // ok
		return shared
	}, nil))
}
