// Package stateful does the same with options that do not say Stateless.
package stateful

import (
	"net/http"

	"github.com/modelcontextprotocol/go-sdk/mcp"
)

func newServer(*http.Request) *mcp.Server {
	return mcp.NewServer(&mcp.Implementation{Name: "forgetful"}, nil)
}

// ServeHTTP serves one request.
func ServeHTTP(w http.ResponseWriter, r *http.Request) {
	mcp.NewStreamableHTTPHandler(newServer, &mcp.StreamableHTTPOptions{JSONResponse: true}).ServeHTTP(w, r) // want transport
}
