// Package ownlist has a list of all sessions, and one of those that asked to be in it.
package ownlist

import (
	"context"
	"net/http"
	"sync"

	"github.com/modelcontextprotocol/go-sdk/mcp"
)

type list struct {
	mu       sync.Mutex
	sessions []*mcp.ServerSession
}

func (l *list) add(s *mcp.ServerSession) {
	l.mu.Lock()
	defer l.mu.Unlock()
	l.sessions = append(l.sessions, s)
}

func (l *list) each(do func(*mcp.ServerSession)) {
	l.mu.Lock()
	defer l.mu.Unlock()
	for _, s := range l.sessions {
		do(s)
	}
}

// Handler serves two tools.
func Handler() http.Handler {
	var all, room list
	s := mcp.NewServer(&mcp.Implementation{Name: "lists"}, &mcp.ServerOptions{ // want server
		InitializedHandler: func(_ context.Context, req *mcp.InitializedRequest) { all.add(req.Session) },
	})
	mcp.AddTool(s, &mcp.Tool{Name: "join"}, func(_ context.Context, req *mcp.CallToolRequest, _ struct{}) (*mcp.CallToolResult, any, error) {
		room.add(req.Session)
		return nil, nil, nil
	})
	mcp.AddTool(s, &mcp.Tool{Name: "say"}, func(ctx context.Context, _ *mcp.CallToolRequest, in struct{ Text string }) (*mcp.CallToolResult, any, error) {
		room.each(func(member *mcp.ServerSession) {
			_ = member.Log(ctx, &mcp.LoggingMessageParams{Level: "info", Data: in.Text}) // ok: who asked for it
		})
		return nil, nil, nil
	})
	mcp.AddTool(s, &mcp.Tool{Name: "shout"}, func(ctx context.Context, _ *mcp.CallToolRequest, in struct{ Text string }) (*mcp.CallToolResult, any, error) {
		all.each(func(session *mcp.ServerSession) {
			_ = session.Log(ctx, &mcp.LoggingMessageParams{Level: "info", Data: in.Text}) // want broadcast
		})
		return nil, nil, nil
	})
	return mcp.NewStreamableHTTPHandler(func(*http.Request) *mcp.Server { return s }, nil)
}
