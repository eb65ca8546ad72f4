// Package remove lets one client hide a tool from all others.
package remove

import (
	"context"
	"net/http"

	"github.com/modelcontextprotocol/go-sdk/mcp"
)

// Handler serves a server whose tools can be hidden.
func Handler(tools ...*mcp.Tool) http.Handler {
	s := mcp.NewServer(&mcp.Implementation{Name: "hide"}, nil) // want server
	for _, t := range tools {
		s.AddTool(t, nil) // ok
	}
	mcp.AddTool(s, &mcp.Tool{Name: "hide"}, func(_ context.Context, _ *mcp.CallToolRequest, in struct{ Tool string }) (*mcp.CallToolResult, any, error) {
		s.RemoveTools(in.Tool) // want mutation
		return nil, nil, nil
	})
	return mcp.NewStreamableHTTPHandler(func(*http.Request) *mcp.Server { return s }, nil)
}
