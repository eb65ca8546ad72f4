// Package servehttpnoparams has a method ServeHTTP that takes no request: it is called at startup like any other.
package servehttpnoparams

import (
	"net/http"

	"github.com/modelcontextprotocol/go-sdk/mcp"
)

// A Module is a part of a larger program.
type Module struct{ Name string }

// ServeHTTP returns the handler of the module.
func (m *Module) ServeHTTP() http.Handler {
	s := mcp.NewServer(&mcp.Implementation{Name: m.Name}, nil) // want server
	return mcp.NewStreamableHTTPHandler(func(*http.Request) *mcp.Server { return s }, nil)
}
