// Package oncewired puts the same middleware around each server when a session first asks for it, as it remembers for each
// server, and around another one at each session's wish.
package oncewired

import (
	"net/http"
	"sync"

	"github.com/modelcontextprotocol/go-sdk/mcp"
)

type gate struct {
	servers map[string]*mcp.Server

	mu    sync.Mutex
	wired map[*mcp.Server]bool
	seen  sync.Map
	onces sync.Map
	users map[string]bool
}

func logged(next mcp.MethodHandler) mcp.MethodHandler { return next }

func (g *gate) wire(s *mcp.Server) *mcp.Server {
	g.mu.Lock()
	defer g.mu.Unlock()
	if !g.wired[s] {
		s.AddReceivingMiddleware(logged) // ok
		g.wired[s] = true
	}
	return s
}

func (g *gate) see(s *mcp.Server) *mcp.Server {
	if _, seen := g.seen.LoadOrStore(s, true); !seen {
		s.AddReceivingMiddleware(logged) // ok
	}
	return s
}

func (g *gate) once(s *mcp.Server) *mcp.Server {
	once, _ := g.onces.LoadOrStore(s, new(sync.Once))
	once.(*sync.Once).Do(func() { s.AddReceivingMiddleware(logged) }) // ok
	return s
}

func (g *gate) each(s *mcp.Server, user string) *mcp.Server {
	g.mu.Lock()
	defer g.mu.Unlock()
	if !g.users[user] {
		s.AddReceivingMiddleware(logged) // want mutation
		g.users[user] = true
	}
	return s
}

func (g *gate) server(r *http.Request) *mcp.Server { return g.servers[r.PathValue("name")] }

// Mux serves them.
func Mux() *http.ServeMux {
	g := &gate{servers: make(map[string]*mcp.Server), wired: make(map[*mcp.Server]bool), users: make(map[string]bool)}
	for _, name := range []string{"one", "two"} {
		g.servers[name] = mcp.NewServer(&mcp.Implementation{Name: name}, nil) // want server
	}
	mux := http.NewServeMux()
	for path, get := range map[string]func(*http.Request) *mcp.Server{
		"/wire/{name}": func(r *http.Request) *mcp.Server { return g.wire(g.server(r)) },
		"/see/{name}":  func(r *http.Request) *mcp.Server { return g.see(g.server(r)) },
		"/once/{name}": func(r *http.Request) *mcp.Server { return g.once(g.server(r)) },
		"/each/{name}": func(r *http.Request) *mcp.Server { return g.each(g.server(r), r.Header.Get("X-User")) },
	} {
		mux.Handle(path, mcp.NewStreamableHTTPHandler(get, nil))
	}
	return mux
}
