// Package serversse returns one server for all sessions of the older protocol.
package serversse

import (
	"net/http"

	"github.com/modelcontextprotocol/go-sdk/mcp"

	"example.com/isolation/gosdk/tools"
)

var server = tools.New()

// Handler serves tools.
func Handler() http.Handler {
	return mcp.NewSSEHandler(func(*http.Request) *mcp.Server { return server }, nil)
}
