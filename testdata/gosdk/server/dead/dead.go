// Package dead has the shared server in a method of a type that nothing uses.
package dead

import (
	"net/http"

	"github.com/modelcontextprotocol/go-sdk/mcp"
)

type legacy struct{}

func (legacy) handler() http.Handler {
	s := mcp.NewServer(&mcp.Implementation{Name: "legacy"}, nil) // ok: nothing calls this
	return mcp.NewStreamableHTTPHandler(func(*http.Request) *mcp.Server { return s }, nil)
}
