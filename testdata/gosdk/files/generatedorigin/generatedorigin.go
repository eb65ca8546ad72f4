// Package generatedorigin calls a constructor in a generated file: the call is the origin, and stands in a file that somebody wrote.
package generatedorigin

import (
	"net/http"

	"github.com/modelcontextprotocol/go-sdk/mcp"
)

// Mount serves what was wired.
func Mount(mux *http.ServeMux) {
	s := initialize("wired") // want server
	mux.Handle("/mcp", mcp.NewStreamableHTTPHandler(func(*http.Request) *mcp.Server { return s }, nil))
}
