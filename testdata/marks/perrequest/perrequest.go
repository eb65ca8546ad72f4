// Package perrequest marks a function that a framework, which is not to be seen here, calls for each request.
package perrequest

import (
	"net/http"

	"github.com/modelcontextprotocol/go-sdk/mcp"
)

// Handler returns the handler of one request.
//
//sharedmcp:per-request
func Handler(user string) http.Handler {
	s := mcp.NewServer(&mcp.Implementation{Name: "marked", Title: user}, nil) // ok
	return mcp.NewStreamableHTTPHandler(func(*http.Request) *mcp.Server { return s }, &mcp.StreamableHTTPOptions{Stateless: true})
}

// Unmarked returns a handler, and nothing says that it is called more than once.
func Unmarked(user string) http.Handler {
	s := mcp.NewServer(&mcp.Implementation{Name: "unmarked", Title: user}, nil) // want server
	return mcp.NewStreamableHTTPHandler(func(*http.Request) *mcp.Server { return s }, &mcp.StreamableHTTPOptions{Stateless: true})
}
