// Package app keeps a server.
package app

import "github.com/modelcontextprotocol/go-sdk/mcp"

// An App has a server.
type App struct{ server *mcp.Server }

func build(name string) (*mcp.Server, error) {
	return mcp.NewServer(&mcp.Implementation{Name: name}, nil), nil
}

// New returns an App.
func New() (*App, error) {
	s, err := build("app")
	if err != nil {
		return nil, err
	}
	return &App{server: s}, nil
}

// Server returns the App's server.
func (a *App) Server() *mcp.Server { return a.server }
