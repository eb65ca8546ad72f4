// Package goroutine sends the result of a call to all sessions when it is ready.
package goroutine

import (
	"context"
	"net/http"
	"slices"

	"github.com/modelcontextprotocol/go-sdk/mcp"
)

// Handler serves render.
func Handler(render func(string) string) http.Handler {
	s := mcp.NewServer(&mcp.Implementation{Name: "render"}, nil) // want server
	mcp.AddTool(s, &mcp.Tool{Name: "render"}, func(ctx context.Context, _ *mcp.CallToolRequest, in struct{ Source string }) (*mcp.CallToolResult, any, error) {
		ctx = context.WithoutCancel(ctx)
		go func() {
			page := render(in.Source)
			for _, session := range slices.Collect(s.Sessions()) {
				_ = session.Log(ctx, &mcp.LoggingMessageParams{Level: "info", Data: page}) // want broadcast
			}
		}()
		return nil, nil, nil
	})
	return mcp.NewStreamableHTTPHandler(func(*http.Request) *mcp.Server { return s }, nil)
}
