// Package sessionidconstant gives the same id to all sessions.
package sessionidconstant

import (
	"context"
	"net/http"

	mcp "trpc.group/trpc-go/trpc-mcp-go"
)

type ids struct{}

func (ids) GenerateSessionID(*http.Request) string { return "session" }

// Handler serves tools.
func Handler() http.Handler {
	s := mcp.NewSSEServer("isolation", "1", mcp.WithSSEEndpoint("/"), mcp.WithSSESessionIDGenerator(ids{}))
	s.RegisterTool(mcp.NewTool("echo"), func(_ context.Context, req *mcp.CallToolRequest) (*mcp.CallToolResult, error) {
		text, _ := req.Params.Arguments["text"].(string)
		return mcp.NewTextResult(text), nil
	})
	return s
}
