// Package unexportedtype has a method that nothing here calls, on a type that it does not export but returns.
package unexportedtype

import (
	"net/http"

	"github.com/modelcontextprotocol/go-sdk/mcp"
)

type module struct{ name string }

// New returns a module.
func New(name string) *module { return &module{name: name} }

// Handler serves the module.
func (m *module) Handler() http.Handler {
	s := mcp.NewServer(&mcp.Implementation{Name: m.name}, nil) // want server
	return mcp.NewStreamableHTTPHandler(func(*http.Request) *mcp.Server { return s }, nil)
}
