// Package stateless serves without sessions, but streams: all streams have the same empty id.
package stateless

import (
	"net/http"

	"github.com/mark3labs/mcp-go/server"

	"example.com/isolation/mcpgo/tools"
)

// Handler serves tools.
func Handler() http.Handler {
	return server.NewStreamableHTTPServer(tools.New(), server.WithStateLess(true))
}
