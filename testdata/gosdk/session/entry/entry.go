// Package entry keeps each session in the entry of its id, and finds it there when something is to be said, in no request.
package entry

import (
	"context"
	"net/http"
	"sync"

	"github.com/modelcontextprotocol/go-sdk/mcp"
)

type entry struct {
	mu      sync.Mutex
	session *mcp.ServerSession
}

func (e *entry) say(ctx context.Context, text string) {
	e.mu.Lock()
	defer e.mu.Unlock()
	if e.session != nil {
		_ = e.session.Log(ctx, &mcp.LoggingMessageParams{Level: "info", Data: text})
	}
}

// A Board has an entry for each session.
type Board struct {
	mu   sync.Mutex
	byID map[string]*entry
}

// AddTools returns a board for those who call a tool of s.
func AddTools(s *mcp.Server) *Board {
	b := &Board{byID: map[string]*entry{}}
	mcp.AddTool(s, &mcp.Tool{Name: "join"}, b.join)
	return b
}

// Handler serves a server with these tools to all clients, and returns what is behind them.
func Handler() (http.Handler, *Board) {
	s := mcp.NewServer(&mcp.Implementation{Name: "entry"}, nil) // want server
	out := AddTools(s)
	return mcp.NewStreamableHTTPHandler(func(*http.Request) *mcp.Server { return s }, nil), out
}

func (b *Board) of(id string) *entry {
	b.mu.Lock()
	defer b.mu.Unlock()
	e, ok := b.byID[id]
	if !ok {
		e = new(entry)
		b.byID[id] = e
	}
	return e
}

func (b *Board) join(_ context.Context, req *mcp.CallToolRequest, _ struct{}) (*mcp.CallToolResult, any, error) {
	e := b.of(req.Session.ID())
	e.mu.Lock()
	defer e.mu.Unlock()
	e.session = req.Session // ok
	return nil, nil, nil
}

// Say says text to one of them.
func (b *Board) Say(ctx context.Context, id, text string) {
	b.of(id).say(ctx, text)
}
