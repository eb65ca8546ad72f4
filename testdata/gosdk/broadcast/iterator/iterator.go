// Package iterator goes over all sessions with iterators of its own, of which one leaves some out.
package iterator

import (
	"context"
	"iter"
	"net/http"

	"github.com/modelcontextprotocol/go-sdk/mcp"
)

type app struct{ server *mcp.Server }

func (a *app) sessions() iter.Seq[*mcp.ServerSession] {
	return func(yield func(*mcp.ServerSession) bool) {
		for s := range a.server.Sessions() {
			if !yield(s) {
				return
			}
		}
	}
}

func (a *app) only(id string) iter.Seq[*mcp.ServerSession] {
	return func(yield func(*mcp.ServerSession) bool) {
		for s := range a.server.Sessions() {
			if s.ID() == id && !yield(s) {
				return
			}
		}
	}
}

// Handler serves two tools.
func Handler() http.Handler {
	a := &app{server: mcp.NewServer(&mcp.Implementation{Name: "iterator"}, nil)} // want server
	mcp.AddTool(a.server, &mcp.Tool{Name: "all"}, func(ctx context.Context, _ *mcp.CallToolRequest, in struct{ Text string }) (*mcp.CallToolResult, any, error) {
		for s := range a.sessions() {
			_ = s.Log(ctx, &mcp.LoggingMessageParams{Level: "info", Data: in.Text}) // want broadcast
		}
		return nil, nil, nil
	})
	mcp.AddTool(a.server, &mcp.Tool{Name: "one"}, func(ctx context.Context, req *mcp.CallToolRequest, in struct{ Text string }) (*mcp.CallToolResult, any, error) {
		for s := range a.only(req.Session.ID()) {
			_ = s.Log(ctx, &mcp.LoggingMessageParams{Level: "info", Data: in.Text}) // ok: its own
		}
		return nil, nil, nil
	})
	return mcp.NewStreamableHTTPHandler(func(*http.Request) *mcp.Server { return a.server }, nil)
}
