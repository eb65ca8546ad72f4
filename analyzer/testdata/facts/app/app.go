/* want package:`matters` */ // Package app keeps servers.
package app

import (
	"example.com/facts/build"
	"github.com/modelcontextprotocol/go-sdk/mcp"
)

// An App is a program.
type App struct {
	server *mcp.Server
	Next   *mcp.Server
	deep   struct{ inner holder }
}

type holder struct{ server *mcp.Server }

// New returns an App with a server of its own.
func New() *App { return &App{server: build.Server()} } // want New:`^result0\.server=new Server$`

// NewDeep keeps its server deeper than facts reach.
func NewDeep() *App {
	a := new(App)
	a.deep.inner.server = build.Server()
	return a
}

// With returns an App with the caller's server.
func With(s *mcp.Server) *App { return &App{server: s} } // want With:`^result0\.server=param0$`

// Server is an accessor.
func (a *App) Server() *mcp.Server { return a.server } // want Server:`^result0=recv\.server$`

// Get is an accessor that can fail.
func (a *App) Get() (*mcp.Server, error) { return a.server, nil } // want Get:`^result0=recv\.server$`

// Set stores in a field.
func (a *App) Set(s *mcp.Server) { a.server = s } // want Set:`^recv\.server=param0$`
