package shapes

import (
	"net/http"

	"github.com/modelcontextprotocol/go-sdk/mcp"
)

// Shared returns a handler whose sessions have one server.
func Shared() http.Handler {
	s := mcp.NewServer(&mcp.Implementation{Name: "shared"}, nil) // want server
	return mcp.NewStreamableHTTPHandler(func(*http.Request) *mcp.Server { return s }, nil)
}

// Own returns a handler whose sessions have a server each.
func Own() http.Handler {
	return mcp.NewSSEHandler(func(*http.Request) *mcp.Server {
		return mcp.NewServer(&mcp.Implementation{Name: "own"}, nil) // ok
	}, nil)
}
