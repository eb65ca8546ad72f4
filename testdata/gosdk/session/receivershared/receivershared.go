// Package receivershared has the same object as receiver, and calls newServer once.
package receivershared

import (
	"context"
	"net/http"

	"github.com/modelcontextprotocol/go-sdk/mcp"
)

type conversation struct{ with *mcp.ServerSession }

func (c *conversation) begin(_ context.Context, req *mcp.InitializedRequest) {
	c.with = req.Session // want session
}

func (c *conversation) say(ctx context.Context, _ *mcp.CallToolRequest, in struct{ Text string }) (*mcp.CallToolResult, any, error) {
	return nil, nil, c.with.Log(ctx, &mcp.LoggingMessageParams{Level: "info", Data: in.Text})
}

func newServer() *mcp.Server {
	c := &conversation{}
	s := mcp.NewServer(&mcp.Implementation{Name: "talk"}, &mcp.ServerOptions{InitializedHandler: c.begin})
	mcp.AddTool(s, &mcp.Tool{Name: "say"}, c.say)
	return s
}

// Handler serves the conversation.
func Handler() http.Handler {
	s := newServer() // want server
	return mcp.NewStreamableHTTPHandler(func(*http.Request) *mcp.Server { return s }, nil)
}
