// Package own sends the progress of a call to its caller.
package own

import (
	"context"
	"net/http"

	"github.com/modelcontextprotocol/go-sdk/mcp"
)

// Handler serves a builder.
func Handler() http.Handler {
	s := mcp.NewServer(&mcp.Implementation{Name: "builder"}, nil) // want server
	mcp.AddTool(s, &mcp.Tool{Name: "build"}, func(ctx context.Context, req *mcp.CallToolRequest, in struct{ Repository string }) (*mcp.CallToolResult, any, error) {
		_ = req.Session.Log(ctx, &mcp.LoggingMessageParams{Level: "info", Data: "building " + in.Repository}) // ok
		return nil, nil, nil
	})
	return mcp.NewStreamableHTTPHandler(func(*http.Request) *mcp.Server { return s }, nil)
}
