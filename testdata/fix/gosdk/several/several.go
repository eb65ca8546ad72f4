// Package several has several findings: two servers that one factory returns, and others.
package several

import (
	"net/http"

	"github.com/modelcontextprotocol/go-sdk/mcp"
)

// Both chooses by path.
func Both() http.Handler {
	reader := mcp.NewServer(&mcp.Implementation{Name: "reader"}, nil)
	writer := mcp.NewServer(&mcp.Implementation{Name: "writer"}, nil)
	reader.AddPrompt(&mcp.Prompt{Name: "read"}, nil)
	writer.AddPrompt(&mcp.Prompt{Name: "write"}, nil)
	return mcp.NewStreamableHTTPHandler(func(r *http.Request) *mcp.Server {
		if r.URL.Path == "/read" {
			return reader
		}
		return writer
	}, nil)
}

// One is another function.
func One() http.Handler {
	server := mcp.NewServer(&mcp.Implementation{Name: "one"}, nil)
	return mcp.NewSSEHandler(func(*http.Request) *mcp.Server { return server }, nil)
}

// Two is yet another.
func Two(stateless bool) http.Handler {
	server := mcp.NewServer(&mcp.Implementation{Name: "two"}, nil)
	return mcp.NewStreamableHTTPHandler(func(*http.Request) *mcp.Server { return server }, &mcp.StreamableHTTPOptions{Stateless: stateless})
}
