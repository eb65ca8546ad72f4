// Package lists keeps lists that are trimmed, sorted and cleaned, and a map that is copied when it changes: there are as many entries as there were.
package lists

import (
	"context"
	"net/http"
	"slices"
	"sync"
	"sync/atomic"

	"github.com/modelcontextprotocol/go-sdk/mcp"
)

type note struct{ Owner, Title string }

type board struct {
	mu     sync.Mutex
	notes  []note
	titles []string
	byUser map[string]string
	newest atomic.Pointer[[]string]
}

func (b *board) post(_ context.Context, req *mcp.CallToolRequest, in note) (*mcp.CallToolResult, any, error) {
	b.mu.Lock()
	defer b.mu.Unlock()
	b.notes = append(b.notes, in) // ok
	if len(b.notes) > 100 {
		b.notes = b.notes[len(b.notes)-100:] // ok
	}
	if i, found := slices.BinarySearch(b.titles, in.Title); !found {
		b.titles = slices.Insert(b.titles, i, in.Title) // ok
	}
	next := make(map[string]string, len(b.byUser)+1)
	for k, v := range b.byUser {
		next[k] = v
	}
	next[req.Session.ID()] = in.Title
	b.byUser = next // ok
	all := append(*b.newest.Load(), in.Title)
	b.newest.Store(&all) // ok
	return nil, nil, nil
}

func (b *board) clear(_ context.Context, req *mcp.CallToolRequest, _ any) (*mcp.CallToolResult, any, error) {
	b.mu.Lock()
	defer b.mu.Unlock()
	id := req.Session.ID()
	b.notes = slices.DeleteFunc(b.notes, func(n note) bool { return n.Owner == id }) // ok
	kept := b.notes[:0]
	for _, n := range b.notes {
		if n.Owner != id {
			kept = append(kept, n)
		}
	}
	b.notes = kept // ok
	return nil, nil, nil
}

func (b *board) list(_ context.Context, req *mcp.CallToolRequest, _ any) (*mcp.CallToolResult, []string, error) {
	b.mu.Lock()
	defer b.mu.Unlock()
	list := append(slices.Clone(b.titles), *b.newest.Load()...)
	for _, n := range b.notes {
		list = append(list, n.Title)
	}
	return nil, append(list, b.byUser[req.Session.ID()]), nil
}

// AddTools adds a board to s.
func AddTools(s *mcp.Server) {
	b := new(board)
	b.newest.Store(new([]string))
	mcp.AddTool(s, &mcp.Tool{Name: "post"}, b.post)
	mcp.AddTool(s, &mcp.Tool{Name: "clear"}, b.clear)
	mcp.AddTool(s, &mcp.Tool{Name: "list"}, b.list)
}

// Handler serves a server with these tools to all clients.
func Handler() http.Handler {
	s := mcp.NewServer(&mcp.Implementation{Name: "lists"}, nil) // want server
	AddTools(s)
	return mcp.NewStreamableHTTPHandler(func(*http.Request) *mcp.Server { return s }, nil)
}
