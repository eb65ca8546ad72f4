// Package statelessquiet serves without sessions, and streams nothing.
package statelessquiet

import (
	"net/http"

	"github.com/mark3labs/mcp-go/server"

	"example.com/isolation/mcpgo/tools"
)

// Handler serves tools.
func Handler() http.Handler {
	return server.NewStreamableHTTPServer(tools.New(), server.WithStateLess(true), server.WithDisableStreaming(true))
}
