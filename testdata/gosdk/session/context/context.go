// Package context passes the session down in the context of its own call.
package context

import (
	"context"
	"net/http"

	"github.com/modelcontextprotocol/go-sdk/mcp"
)

type key struct{}

// AddTools adds to s a tool that talks back.
func AddTools(s *mcp.Server) {
	mcp.AddTool(s, &mcp.Tool{Name: "echo"}, func(ctx context.Context, req *mcp.CallToolRequest, in struct{ Text string }) (*mcp.CallToolResult, any, error) {
		ctx = context.WithValue(ctx, key{}, req.Session) // ok
		return nil, nil, say(ctx, in.Text)
	})
}

// Handler serves a server with these tools to all clients.
func Handler() http.Handler {
	s := mcp.NewServer(&mcp.Implementation{Name: "context"}, nil) // want server
	AddTools(s)
	return mcp.NewStreamableHTTPHandler(func(*http.Request) *mcp.Server { return s }, nil)
}

func say(ctx context.Context, text string) error {
	session := ctx.Value(key{}).(*mcp.ServerSession)
	return session.Log(ctx, &mcp.LoggingMessageParams{Level: "info", Data: text})
}
