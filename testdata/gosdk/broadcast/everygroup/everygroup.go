// Package everygroup sorts the sessions into groups and sends to all of them.
package everygroup

import (
	"context"
	"net/http"

	"github.com/modelcontextprotocol/go-sdk/mcp"
)

// Handler serves a builder.
func Handler() http.Handler {
	s := mcp.NewServer(&mcp.Implementation{Name: "builder"}, nil) // want server
	mcp.AddTool(s, &mcp.Tool{Name: "build"}, func(ctx context.Context, req *mcp.CallToolRequest, in struct{ Repository string }) (*mcp.CallToolResult, any, error) {
		byID := make(map[string][]*mcp.ServerSession)
		for session := range s.Sessions() {
			byID[session.ID()] = append(byID[session.ID()], session)
		}
		for _, group := range byID {
			for _, session := range group {
				_ = session.Log(ctx, &mcp.LoggingMessageParams{Level: "info", Data: "building " + in.Repository}) // want broadcast
			}
		}
		return nil, nil, nil
	})
	return mcp.NewStreamableHTTPHandler(func(*http.Request) *mcp.Server { return s }, nil)
}
