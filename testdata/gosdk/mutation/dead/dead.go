// Package dead has a tool that would change the common server, if it were registered.
package dead

import (
	"context"
	"net/http"

	"github.com/modelcontextprotocol/go-sdk/mcp"
)

var server = mcp.NewServer(&mcp.Implementation{Name: "dead"}, nil) // want server

func grow(context.Context, *mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	server.AddPrompt(&mcp.Prompt{Name: "grown"}, nil) // ok: nothing refers to grow
	return &mcp.CallToolResult{}, nil
}

// Handler serves the server.
func Handler() http.Handler {
	return mcp.NewStreamableHTTPHandler(func(*http.Request) *mcp.Server { return server }, nil)
}
