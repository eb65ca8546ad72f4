// Package constructors builds servers for others.
package constructors

import (
	"context"
	"log"
	"sync"

	"github.com/modelcontextprotocol/go-sdk/mcp"
)

// A Store is kept by the tools.
type Store struct{ items []string }

// Open opens a store.
func Open(name string) *Store {
	log.Print(name)
	return &Store{items: []string{name}}
}

func (s *Store) list(context.Context, *mcp.CallToolRequest, struct{}) (*mcp.CallToolResult, []string, error) {
	return nil, s.items, nil
}

// New builds a server.
func New(name string, db *Store) *mcp.Server {
	s := mcp.NewServer(&mcp.Implementation{Name: name}, nil)
	Register(s, db)
	return s
}

// Default builds a server.
func Default() *mcp.Server { return mcp.NewServer(&mcp.Implementation{Name: "default"}, nil) }

// Register adds a tool.
func Register(s *mcp.Server, db *Store) {
	mcp.AddTool(s, &mcp.Tool{Name: "list"}, db.list)
}

// Logged does more.
func Logged() *mcp.Server {
	log.Print("building")
	return Default()
}

// Counting keeps state for all sessions.
func Counting() *mcp.Server {
	s := Default()
	var mu sync.Mutex
	calls := 0
	mcp.AddTool(s, &mcp.Tool{Name: "count"}, func(context.Context, *mcp.CallToolRequest, struct{}) (*mcp.CallToolResult, int, error) {
		mu.Lock()
		defer mu.Unlock()
		calls++
		return nil, calls, nil
	})
	return s
}

// Version is what others may change.
var Version = "v1"

// Versioned reads what others may change.
func Versioned() *mcp.Server {
	return mcp.NewServer(&mcp.Implementation{Name: "versioned", Version: Version}, nil)
}

var shared = mcp.NewServer(&mcp.Implementation{Name: "shared"}, nil)

// Shared returns the same server each time.
func Shared() *mcp.Server { return shared }

// Fallible can fail.
func Fallible() (*mcp.Server, error) { return Default(), nil }
