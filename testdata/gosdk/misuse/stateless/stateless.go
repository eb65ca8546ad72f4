// Package stateless says Stateless, and has nothing to forget.
package stateless

import (
	"net/http"

	"github.com/modelcontextprotocol/go-sdk/mcp"
)

func newServer(*http.Request) *mcp.Server {
	return mcp.NewServer(&mcp.Implementation{Name: "light"}, nil)
}

// ServeHTTP serves one request.
func ServeHTTP(w http.ResponseWriter, r *http.Request) {
	mcp.NewStreamableHTTPHandler(newServer, &mcp.StreamableHTTPOptions{JSONResponse: true, Stateless: true}).ServeHTTP(w, r) // ok
}
