// Package progress sends the progress of one client's call to all clients.
package progress

import (
	"context"
	"net/http"

	"github.com/modelcontextprotocol/go-sdk/mcp"
)

// Handler serves a builder.
func Handler() http.Handler {
	s := mcp.NewServer(&mcp.Implementation{Name: "builder"}, nil) // want server
	mcp.AddTool(s, &mcp.Tool{Name: "build"}, func(ctx context.Context, _ *mcp.CallToolRequest, in struct{ Repository string }) (*mcp.CallToolResult, any, error) {
		for session := range s.Sessions() {
			_ = session.Log(ctx, &mcp.LoggingMessageParams{Level: "info", Data: "building " + in.Repository}) // want broadcast
		}
		return nil, nil, nil
	})
	return mcp.NewStreamableHTTPHandler(func(*http.Request) *mcp.Server { return s }, nil)
}
