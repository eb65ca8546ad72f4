// Package view puts a session that it has looked up into an object that lives as long as one call.
package view

import (
	"context"
	"net/http"
	"sync"

	"github.com/modelcontextprotocol/go-sdk/mcp"
)

type view struct {
	session *mcp.ServerSession
	title   string
}

func (v *view) show(ctx context.Context) error {
	return v.session.Log(ctx, &mcp.LoggingMessageParams{Level: "info", Data: v.title})
}

// Screens are the screens of all sessions.
type Screens struct {
	mu   sync.Mutex
	byID map[string]*mcp.ServerSession
}

// AddTools returns the screens of those who called a tool of s.
func AddTools(s *mcp.Server) *Screens {
	sc := &Screens{byID: map[string]*mcp.ServerSession{}}
	mcp.AddTool(s, &mcp.Tool{Name: "join"}, sc.join)
	return sc
}

// Handler serves a server with these tools to all clients, and returns what is behind them.
func Handler() (http.Handler, *Screens) {
	s := mcp.NewServer(&mcp.Implementation{Name: "view"}, nil) // want server
	out := AddTools(s)
	return mcp.NewStreamableHTTPHandler(func(*http.Request) *mcp.Server { return s }, nil), out
}

func (sc *Screens) join(_ context.Context, req *mcp.CallToolRequest, _ struct{}) (*mcp.CallToolResult, any, error) {
	sc.mu.Lock()
	defer sc.mu.Unlock()
	sc.byID[req.Session.ID()] = req.Session // ok
	return nil, nil, nil
}

// Show shows a title on one of them.
func (sc *Screens) Show(ctx context.Context, id, title string) error {
	sc.mu.Lock()
	v := &view{session: sc.byID[id], title: title}
	sc.mu.Unlock()
	return v.show(ctx)
}
