// Package eachsession goes over the sessions of a server that has only one.
package eachsession

import (
	"context"
	"net/http"

	"github.com/modelcontextprotocol/go-sdk/mcp"
)

func newServer() *mcp.Server {
	s := mcp.NewServer(&mcp.Implementation{Name: "builder"}, nil) // ok
	mcp.AddTool(s, &mcp.Tool{Name: "build"}, func(ctx context.Context, _ *mcp.CallToolRequest, in struct{ Repository string }) (*mcp.CallToolResult, any, error) {
		for session := range s.Sessions() {
			_ = session.Log(ctx, &mcp.LoggingMessageParams{Level: "info", Data: "building " + in.Repository}) // ok
		}
		return nil, nil, nil
	})
	return s
}

// Handler serves builders.
func Handler() http.Handler {
	return mcp.NewStreamableHTTPHandler(func(*http.Request) *mcp.Server { return newServer() }, nil)
}
