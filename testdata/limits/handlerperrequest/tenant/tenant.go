// Package tenant exports a function that builds a server and a handler. Nothing here calls it, so it is taken to run at startup.
package tenant

import (
	"net/http"

	"github.com/modelcontextprotocol/go-sdk/mcp"
)

// Handler serves one request of a tenant.
func Handler(name string) http.Handler {
	s := mcp.NewServer(&mcp.Implementation{Name: name}, nil) // limit: false report of server
	return mcp.NewStreamableHTTPHandler(func(*http.Request) *mcp.Server { return s }, &mcp.StreamableHTTPOptions{Stateless: true})
}
