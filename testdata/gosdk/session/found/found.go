// Package found has a method that returns the one entry of a list that is looked for, by value, in named results.
package found

import (
	"context"
	"net/http"
	"sync"

	"github.com/modelcontextprotocol/go-sdk/mcp"
)

type entry struct{ session *mcp.ServerSession }

// A List has all sessions.
type List struct {
	mu      sync.Mutex
	entries []entry
}

// AddTools returns a list of those who called a tool of s.
func AddTools(s *mcp.Server) *List {
	l := new(List)
	mcp.AddTool(s, &mcp.Tool{Name: "join"}, l.join)
	return l
}

// Handler serves a server with these tools to all clients, and returns what is behind them.
func Handler() (http.Handler, *List) {
	s := mcp.NewServer(&mcp.Implementation{Name: "found"}, nil) // want server
	out := AddTools(s)
	return mcp.NewStreamableHTTPHandler(func(*http.Request) *mcp.Server { return s }, nil), out
}

func (l *List) join(_ context.Context, req *mcp.CallToolRequest, _ struct{}) (*mcp.CallToolResult, any, error) {
	l.mu.Lock()
	defer l.mu.Unlock()
	l.entries = append(l.entries, entry{req.Session}) // ok
	return nil, nil, nil
}

func (l *List) find(id string) (found entry, ok bool) {
	l.mu.Lock()
	defer l.mu.Unlock()
	for i := range l.entries {
		if e := l.entries[i]; e.session.ID() == id {
			found, ok = e, true
		}
	}
	return found, ok
}

// Call rings at one of them.
func (l *List) Call(ctx context.Context, id string) {
	if e, ok := l.find(id); ok {
		_ = e.session.Log(ctx, &mcp.LoggingMessageParams{Level: "info", Data: "rings"})
	}
}

// CallAll rings at each.
func (l *List) CallAll(ctx context.Context) {
	l.mu.Lock()
	defer l.mu.Unlock()
	for i := range l.entries {
		e := &l.entries[i]
		_ = e.session.Log(ctx, &mcp.LoggingMessageParams{Level: "info", Data: "rings at all"})
	}
}
