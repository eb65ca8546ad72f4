// Package app keeps the server of one session.
package app

import (
	"example.com/gosdk/server/fourpackageseach/build"
	"github.com/modelcontextprotocol/go-sdk/mcp"
)

// An App is what one session has.
type App struct{ server *mcp.Server }

// New returns an App.
func New() *App { return &App{server: build.Server()} } // ok

// Server returns the App's server.
func (a *App) Server() *mcp.Server { return a.server }
