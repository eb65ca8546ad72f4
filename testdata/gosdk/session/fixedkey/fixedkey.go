// Package fixedkey keeps sessions in a store with keys, and uses one key for all of them.
package fixedkey

import (
	"context"
	"net/http"
	"sync"

	"github.com/modelcontextprotocol/go-sdk/mcp"
)

type store struct {
	mu       sync.Mutex
	sessions map[string]*mcp.ServerSession
}

func (s *store) put(key string, session *mcp.ServerSession) {
	s.mu.Lock()
	defer s.mu.Unlock()
	s.sessions[key] = session // want session
}

func (s *store) get(key string) *mcp.ServerSession {
	s.mu.Lock()
	defer s.mu.Unlock()
	return s.sessions[key]
}

// Handler serves two tools; each has a store of its own.
func Handler() http.Handler {
	fixed := &store{sessions: map[string]*mcp.ServerSession{}}
	byID := &store{sessions: map[string]*mcp.ServerSession{}}
	return mcp.NewStreamableHTTPHandler(func(*http.Request) *mcp.Server {
		s := mcp.NewServer(&mcp.Implementation{Name: "store"}, nil)
		mcp.AddTool(s, &mcp.Tool{Name: "fixed"}, func(ctx context.Context, req *mcp.CallToolRequest, _ struct{}) (*mcp.CallToolResult, any, error) {
			fixed.put("current", req.Session)
			return nil, nil, fixed.get("current").Log(ctx, &mcp.LoggingMessageParams{Level: "info", Data: "fixed"})
		})
		mcp.AddTool(s, &mcp.Tool{Name: "byid"}, func(ctx context.Context, req *mcp.CallToolRequest, _ struct{}) (*mcp.CallToolResult, any, error) {
			byID.put(req.Session.ID(), req.Session) // ok
			return nil, nil, byID.get(req.Session.ID()).Log(ctx, &mcp.LoggingMessageParams{Level: "info", Data: "by id"})
		})
		return s
	}, nil)
}
