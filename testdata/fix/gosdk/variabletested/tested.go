// Package tested has a test that names the server: no fix.
package tested

import (
	"net/http"

	"github.com/modelcontextprotocol/go-sdk/mcp"
)

var server = mcp.NewServer(&mcp.Implementation{Name: "tested"}, nil)

// Handler serves it.
func Handler() http.Handler {
	return mcp.NewSSEHandler(func(*http.Request) *mcp.Server { return server }, nil)
}

var other = mcp.NewServer(&mcp.Implementation{Name: "other"}, nil)

// Other serves another, that the tests do not name.
func Other() http.Handler {
	return mcp.NewSSEHandler(func(*http.Request) *mcp.Server { return other }, nil)
}
