// Package mutationbefore adds all tools before it serves.
package mutationbefore

import (
	"context"
	"net/http"

	mcp "trpc.group/trpc-go/trpc-mcp-go"

	"example.com/isolation/trpc/tools"
)

// Handler serves tools.
func Handler() http.Handler {
	s := tools.New()
	for _, name := range []string{"first", "second"} {
		add(s, name)
	}
	return s.HTTPHandler()
}

func add(s *mcp.Server, name string) {
	s.RegisterTool(mcp.NewTool(name), func(context.Context, *mcp.CallToolRequest) (*mcp.CallToolResult, error) {
		return mcp.NewTextResult(name), nil
	})
}
