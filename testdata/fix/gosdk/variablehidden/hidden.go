// Package hidden has a file for another platform that names the server: no fix.
package hidden

import (
	"net/http"

	"github.com/modelcontextprotocol/go-sdk/mcp"
)

var server = mcp.NewServer(&mcp.Implementation{Name: "hidden"}, nil)

// Handler serves it.
func Handler() http.Handler {
	return mcp.NewSSEHandler(func(*http.Request) *mcp.Server { return server }, nil)
}

type app struct {
	app *mcp.Server
}

// Field serves what it keeps; nothing else has the name.
func Field() http.Handler {
	a := &app{app: mcp.NewServer(&mcp.Implementation{Name: "field"}, nil)}
	return mcp.NewSSEHandler(func(*http.Request) *mcp.Server { return a.app }, nil)
}
