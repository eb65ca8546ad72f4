// Package servershared serves all sessions with one server. The SDK tells them apart.
package servershared

import (
	"context"
	"net/http"

	mcp "trpc.group/trpc-go/trpc-mcp-go"

	"example.com/isolation/trpc/tools"
)

// Handler serves tools.
func Handler() http.Handler {
	s := tools.New()
	tools.AddFence(s)
	s.RegisterTool(mcp.NewTool("whoami"), whoami)
	return tools.Named(s.HTTPHandler())
}

func whoami(ctx context.Context, _ *mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	return mcp.NewTextResult(tools.User(ctx)), nil
}
