// Package events sends sessions through a channel, each with what is to be said to it, to a goroutine that says it.
package events

import (
	"context"
	"net/http"

	"github.com/modelcontextprotocol/go-sdk/mcp"
)

type event struct {
	session *mcp.ServerSession
	text    string
}

type notifier struct{ events chan event }

// AddTools adds the wait tool to s.
func AddTools(ctx context.Context, s *mcp.Server) {
	n := &notifier{events: make(chan event, 16)}
	go n.run(ctx)
	mcp.AddTool(s, &mcp.Tool{Name: "wait"}, n.wait)
}

// Handler serves a server with these tools to all clients.
func Handler(ctx context.Context) http.Handler {
	s := mcp.NewServer(&mcp.Implementation{Name: "events"}, nil) // want server
	AddTools(ctx, s)
	return mcp.NewStreamableHTTPHandler(func(*http.Request) *mcp.Server { return s }, nil)
}

func (n *notifier) wait(_ context.Context, req *mcp.CallToolRequest, in struct{ For string }) (*mcp.CallToolResult, any, error) {
	n.events <- event{req.Session, in.For} // ok
	return nil, nil, nil
}

func (n *notifier) run(ctx context.Context) {
	for e := range n.events {
		_ = e.session.Log(ctx, &mcp.LoggingMessageParams{Level: "info", Data: e.text})
	}
}
