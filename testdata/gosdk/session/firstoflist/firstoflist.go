// Package firstoflist has lists of sessions: of one it always takes the first or the last, another is a queue.
package firstoflist

import (
	"context"
	"net/http"
	"slices"
	"sync"

	"github.com/modelcontextprotocol/go-sdk/mcp"
)

type lists struct {
	mu    sync.Mutex
	all   []*mcp.ServerSession
	queue []*mcp.ServerSession
	line  []*mcp.ServerSession
}

// AddTools adds tools to s.
func AddTools(s *mcp.Server) {
	l := new(lists)
	mcp.AddTool(s, &mcp.Tool{Name: "join"}, func(_ context.Context, req *mcp.CallToolRequest, _ struct{}) (*mcp.CallToolResult, any, error) {
		l.mu.Lock()
		defer l.mu.Unlock()
		l.all = append(l.all, req.Session) // want session
		l.queue = append(l.queue, req.Session)
		l.line = append(l.line, req.Session)
		return nil, nil, nil
	})
	mcp.AddTool(s, &mcp.Tool{Name: "first"}, func(ctx context.Context, _ *mcp.CallToolRequest, _ struct{}) (*mcp.CallToolResult, any, error) {
		return nil, nil, l.all[0].Ping(ctx, nil)
	})
	mcp.AddTool(s, &mcp.Tool{Name: "last"}, func(ctx context.Context, _ *mcp.CallToolRequest, _ struct{}) (*mcp.CallToolResult, any, error) {
		return nil, nil, l.all[len(l.all)-1].Ping(ctx, nil)
	})
	mcp.AddTool(s, &mcp.Tool{Name: "next"}, func(ctx context.Context, _ *mcp.CallToolRequest, _ struct{}) (*mcp.CallToolResult, any, error) {
		l.mu.Lock()
		defer l.mu.Unlock()
		next := l.queue[0] // ok: had once
		l.queue = l.queue[1:]
		return nil, nil, next.Ping(ctx, nil)
	})
	mcp.AddTool(s, &mcp.Tool{Name: "step"}, func(ctx context.Context, _ *mcp.CallToolRequest, _ struct{}) (*mcp.CallToolResult, any, error) {
		l.mu.Lock()
		defer l.mu.Unlock()
		next := l.line[0] // ok: had once
		l.line = slices.Delete(l.line, 0, 1)
		return nil, nil, next.Ping(ctx, nil)
	})
	mcp.AddTool(s, &mcp.Tool{Name: "own"}, func(ctx context.Context, req *mcp.CallToolRequest, _ struct{}) (*mcp.CallToolResult, any, error) {
		l.mu.Lock()
		defer l.mu.Unlock()
		own := slices.DeleteFunc(slices.Clone(l.all), func(other *mcp.ServerSession) bool { return other.ID() != req.Session.ID() })
		return nil, nil, own[0].Ping(ctx, nil) // ok: chosen
	})
}

// Handler serves a server with these tools to all clients.
func Handler() http.Handler {
	s := mcp.NewServer(&mcp.Implementation{Name: "firstoflist"}, nil) // want server
	AddTools(s)
	return mcp.NewStreamableHTTPHandler(func(*http.Request) *mcp.Server { return s }, nil)
}
