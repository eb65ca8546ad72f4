// Package calls has a constructor, with arguments that stay and others that move.
package calls

import (
	"context"
	"net/http"

	"github.com/modelcontextprotocol/go-sdk/mcp"
)

type store struct{ items []string }

func open(name string) *store { return &store{items: []string{name}} }

func (s *store) list(context.Context, *mcp.CallToolRequest, struct{}) (*mcp.CallToolResult, []string, error) {
	return nil, s.items, nil
}

func newServer(name string, db *store) *mcp.Server {
	s := mcp.NewServer(&mcp.Implementation{Name: name}, nil)
	register(s, db)
	return s
}

func register(s *mcp.Server, db *store) {
	mcp.AddTool(s, &mcp.Tool{Name: "list"}, db.list)
}

// Moved has arguments that may move.
func Moved(name string) http.Handler {
	db := open(name)
	server := newServer(name, db)
	return mcp.NewStreamableHTTPHandler(func(*http.Request) *mcp.Server { return server }, nil)
}

// Kept has arguments that must stay: one is built, one changes later.
func Kept(name string) (http.Handler, string) {
	server := newServer(name, open(name))
	name += "!"
	return mcp.NewStreamableHTTPHandler(func(*http.Request) *mcp.Server { return server }, nil), name
}

// Configured is configured further.
func Configured(db *store) http.Handler {
	server := newServer("configured", db)
	server.AddPrompt(&mcp.Prompt{Name: "more"}, nil)
	register(server, db)
	return mcp.NewSSEHandler(func(*http.Request) *mcp.Server { return server }, nil)
}

// Shadowed has another meaning of an argument where the server is used.
func Shadowed(db *store) http.Handler {
	server := newServer("shadowed", db)
	return mcp.NewSSEHandler(func(r *http.Request) *mcp.Server {
		if db := r.Host; db == "" {
			return nil
		} else if db != "x" {
			return server
		}
		return nil
	}, nil)
}
