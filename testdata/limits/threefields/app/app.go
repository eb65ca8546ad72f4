// Package app keeps servers in structs in a struct.
package app

import "github.com/modelcontextprotocol/go-sdk/mcp"

// An App has what is in Outer.
type App struct{ Outer Outer }

// Outer has a server, and what is in Inner.
type Outer struct {
	Near  *mcp.Server
	Inner Inner
}

// Inner has a server.
type Inner struct{ Far *mcp.Server }

// New returns an App.
func New() *App {
	return &App{Outer: Outer{
		Near:  mcp.NewServer(&mcp.Implementation{Name: "near"}, nil),
		Inner: Inner{Far: mcp.NewServer(&mcp.Implementation{Name: "far"}, nil)},
	}}
}
