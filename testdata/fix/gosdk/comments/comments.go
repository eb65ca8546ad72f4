// Package comments has comments everywhere, and a raw string.
package comments

import (
	"context"
	"net/http"

	"github.com/modelcontextprotocol/go-sdk/mcp"
)

// Handler serves it.
func Handler(logf func(string)) http.Handler {
	// Before the server.

	// About the server:
	// two lines.
	server := mcp.NewServer(&mcp.Implementation{ // in the literal
		Name: "comments", // a name
	}, &mcp.ServerOptions{Instructions: `
First line.
	Second line.
`}) // after the server

	// Between, alone.

	// About the tool.
	server.AddTool(&mcp.Tool{Name: "ping", InputSchema: map[string]any{"type": "object"}}, ping) // after the tool
	// After all.

	logf("ready") // stays

	// About the handler.
	return mcp.NewSSEHandler(func(_ *http.Request) *mcp.Server {
		// About the return.
		return server // after the return
	}, nil)
}

func ping(context.Context, *mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	return &mcp.CallToolResult{}, nil
}
