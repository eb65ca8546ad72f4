package cgo

import (
	"net/http"

	"github.com/modelcontextprotocol/go-sdk/mcp"
)

// Plain serves the same beside the file that imports C.
func Plain() http.Handler {
	s := mcp.NewServer(&mcp.Implementation{Name: "plain"}, nil) // want server
	return mcp.NewStreamableHTTPHandler(func(*http.Request) *mcp.Server { return s }, nil)
}
