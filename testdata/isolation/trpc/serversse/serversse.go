// Package serversse serves all sessions of the older protocol with one server.
package serversse

import (
	"context"
	"net/http"

	mcp "trpc.group/trpc-go/trpc-mcp-go"
)

// Handler serves tools.
func Handler() http.Handler {
	s := mcp.NewSSEServer("isolation", "1", mcp.WithSSEEndpoint("/"))
	s.RegisterTool(mcp.NewTool("echo"), func(_ context.Context, req *mcp.CallToolRequest) (*mcp.CallToolResult, error) {
		text, _ := req.Params.Arguments["text"].(string)
		return mcp.NewTextResult(text), nil
	})
	return s
}
