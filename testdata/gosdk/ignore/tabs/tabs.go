// Package tabs has tabs between the words of its directive.
package tabs

import (
	"net/http"

	"github.com/modelcontextprotocol/go-sdk/mcp"
)

// Handler serves time.
func Handler() http.Handler {
	//sharedmcp:ignore	server	it has no state
	s := mcp.NewServer(&mcp.Implementation{Name: "time"}, nil) // ok: accepted
	return mcp.NewStreamableHTTPHandler(func(*http.Request) *mcp.Server { return s }, nil)
}
