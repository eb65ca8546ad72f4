// Package requestparam exports a function that takes a request: nothing here calls it, and still it is not startup.
package requestparam

import (
	"net/http"

	"github.com/modelcontextprotocol/go-sdk/mcp"
)

// Serve answers one request with a server of its own.
func Serve(w http.ResponseWriter, r *http.Request, opts *mcp.ServerOptions) {
	s := mcp.NewServer(&mcp.Implementation{Name: r.Host}, opts) // ok
	mcp.NewStreamableHTTPHandler(func(*http.Request) *mcp.Server { return s }, &mcp.StreamableHTTPOptions{Stateless: true}).ServeHTTP(w, r)
}
