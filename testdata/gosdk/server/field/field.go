// Package field keeps its server in a field that the factory of its handler returns.
package field

import (
	"net/http"

	"github.com/modelcontextprotocol/go-sdk/mcp"
)

// An App is the inventory service.
type App struct {
	name string
	mcp  *mcp.Server
}

// New returns a service with all its tools.
func New(name string) *App {
	a := &App{name: name}
	a.mcp = mcp.NewServer(&mcp.Implementation{Name: name}, &mcp.ServerOptions{Instructions: "Ask for stock."}) // want server
	return a
}

// Handler serves the inventory over HTTP.
func (a *App) Handler() http.Handler {
	return mcp.NewStreamableHTTPHandler(a.forRequest, nil)
}

func (a *App) forRequest(*http.Request) *mcp.Server { return a.mcp }
