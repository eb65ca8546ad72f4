// Package web makes handlers of factories.
package web

import (
	"net/http"

	"github.com/modelcontextprotocol/go-sdk/mcp"
)

// Handler serves the result of get.
func Handler(get func() *mcp.Server) http.Handler {
	return mcp.NewStreamableHTTPHandler(func(*http.Request) *mcp.Server { return get() }, nil)
}

// HandlerOf serves the result of get.
func HandlerOf(get func(*http.Request) *mcp.Server) http.Handler {
	return mcp.NewStreamableHTTPHandler(get, nil)
}
