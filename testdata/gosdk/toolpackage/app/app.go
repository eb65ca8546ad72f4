// Package app sets servers up, with the tools of another package.
package app

import (
	"github.com/modelcontextprotocol/go-sdk/mcp"

	"example.com/gosdk/toolpackage/tools"
)

// SetUp adds all tools to a server.
func SetUp(server *mcp.Server) { tools.Register(server) }

// New returns a server with all tools.
func New() *mcp.Server { return tools.New() }

// An App has a server.
type App struct{ server *mcp.Server }

// NewApp returns an app with a server of its own.
func NewApp() *App {
	a := &App{server: mcp.NewServer(&mcp.Implementation{Name: "app"}, nil)}
	tools.Register(a.server)
	return a
}

// NewBare returns an app with a server that has no tools.
func NewBare() *App { return &App{server: mcp.NewServer(&mcp.Implementation{Name: "app"}, nil)} }

// AddTools adds all tools to its server.
func (a *App) AddTools() { tools.Register(a.server) }

// Server returns its server.
func (a *App) Server() *mcp.Server { return a.server }

// ServerOf returns a server with the tools of an office.
func ServerOf(office *tools.Office) *mcp.Server {
	server := mcp.NewServer(&mcp.Implementation{Name: "office"}, nil)
	office.Register(server)
	return server
}
