// Package serve reads it.
package serve

import (
	"net/http"

	"example.com/limits/strangers/hold"
	"github.com/modelcontextprotocol/go-sdk/mcp"
)

// Handler serves the server.
func Handler() http.Handler {
	return mcp.NewStreamableHTTPHandler(func(*http.Request) *mcp.Server { return hold.Current.Server }, nil)
}
