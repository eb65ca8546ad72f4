// Package unread writes down the last argument and never looks at it.
package unread

import (
	"context"
	"net/http"

	"github.com/modelcontextprotocol/go-sdk/mcp"
)

type tracer struct{ last string }

// AddTools adds to s a tool that is traced.
func AddTools(s *mcp.Server) {
	t := &tracer{}
	mcp.AddTool(s, &mcp.Tool{Name: "run"}, func(_ context.Context, _ *mcp.CallToolRequest, in struct{ Command string }) (*mcp.CallToolResult, any, error) {
		t.last = in.Command // ok
		return nil, nil, nil
	})
}

// Handler serves a server with these tools to all clients.
func Handler() http.Handler {
	s := mcp.NewServer(&mcp.Implementation{Name: "unread"}, nil) // want server
	AddTools(s)
	return mcp.NewStreamableHTTPHandler(func(*http.Request) *mcp.Server { return s }, nil)
}
