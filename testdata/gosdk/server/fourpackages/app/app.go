// Package app keeps the server.
package app

import (
	"example.com/gosdk/server/fourpackages/build"
	"github.com/modelcontextprotocol/go-sdk/mcp"
)

// An App is the whole program.
type App struct{ server *mcp.Server }

// New returns an App.
func New() *App { return &App{server: build.Server()} }

// Server returns the App's server.
func (a *App) Server() *mcp.Server { return a.server }
