// Package overwritten writes the session of each call into a field right before it uses it. Between the two stands nothing, except another call.
package overwritten

import (
	"context"
	"net/http"

	"github.com/modelcontextprotocol/go-sdk/mcp"
)

type reporter struct{ to *mcp.ServerSession }

func (r *reporter) say(ctx context.Context, text string) error {
	return r.to.Log(ctx, &mcp.LoggingMessageParams{Level: "info", Data: text})
}

// AddTools adds two tools to s that report.
func AddTools(s *mcp.Server) {
	r := &reporter{}
	mcp.AddTool(s, &mcp.Tool{Name: "one"}, func(ctx context.Context, req *mcp.CallToolRequest, _ struct{}) (*mcp.CallToolResult, any, error) {
		r.to = req.Session // want session
		return nil, nil, r.say(ctx, "one")
	})
	mcp.AddTool(s, &mcp.Tool{Name: "two"}, func(ctx context.Context, _ *mcp.CallToolRequest, _ struct{}) (*mcp.CallToolResult, any, error) {
		return nil, nil, r.say(ctx, "two")
	})
}

// Handler serves a server with these tools to all clients.
func Handler() http.Handler {
	s := mcp.NewServer(&mcp.Implementation{Name: "overwritten"}, nil) // want server
	AddTools(s)
	return mcp.NewStreamableHTTPHandler(func(*http.Request) *mcp.Server { return s }, nil)
}
