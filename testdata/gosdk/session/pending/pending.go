// Package pending has a goroutine that keeps each event in a field until it is sent: nobody but this goroutine writes the field, or reads it.
package pending

import (
	"context"
	"net/http"

	"github.com/modelcontextprotocol/go-sdk/mcp"
)

type event struct {
	session *mcp.ServerSession
	text    string
}

type notifier struct {
	events  chan *event
	pending *event
}

// AddTools adds the wait tool to s.
func AddTools(ctx context.Context, s *mcp.Server) {
	n := &notifier{events: make(chan *event, 16)}
	go n.run(ctx)
	mcp.AddTool(s, &mcp.Tool{Name: "wait"}, n.wait)
}

// Handler serves a server with these tools to all clients.
func Handler(ctx context.Context) http.Handler {
	s := mcp.NewServer(&mcp.Implementation{Name: "pending"}, nil) // want server
	AddTools(ctx, s)
	return mcp.NewStreamableHTTPHandler(func(*http.Request) *mcp.Server { return s }, nil)
}

func (n *notifier) wait(_ context.Context, req *mcp.CallToolRequest, in struct{ For string }) (*mcp.CallToolResult, any, error) {
	n.events <- &event{req.Session, in.For} // ok
	return nil, nil, nil
}

func (n *notifier) run(ctx context.Context) {
	for e := range n.events {
		n.pending = e // ok
		n.flush(ctx)
	}
}

func (n *notifier) flush(ctx context.Context) {
	if e := n.pending; e != nil {
		_ = e.session.Log(ctx, &mcp.LoggingMessageParams{Level: "info", Data: e.text})
		n.pending = nil
	}
}
