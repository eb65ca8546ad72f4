// Package unservedhandler gets its server from its caller: whoever that is decides how often it is built.
package unservedhandler

import (
	"net/http"

	"github.com/modelcontextprotocol/go-sdk/mcp"
)

// Handler serves s.
func Handler(s *mcp.Server) http.Handler {
	return mcp.NewStreamableHTTPHandler(func(*http.Request) *mcp.Server { return s }, nil) // ok
}
