// Package served is no program, and yet serves: what it is given, what it builds first, and what it looks up.
package served

import (
	"net/http"
	"sync"

	"github.com/modelcontextprotocol/go-sdk/mcp"

	"example.com/gosdk/toolpackage/app"
	"example.com/gosdk/toolpackage/tools"
)

// Given serves a server that it is given.
func Given(s *mcp.Server) http.Handler {
	tools.Register(s) // want session `^mcp\.ServerSession of one client .* to the mcp\.Server that is what mcp\.NewStreamableHTTPHandler at served\.go:17 gets for every session`
	return mcp.NewStreamableHTTPHandler(func(*http.Request) *mcp.Server { return s }, nil)
}

// First serves the server that is built for the first session.
func First() http.Handler {
	get := sync.OnceValue(func() *mcp.Server {
		s := mcp.NewServer(&mcp.Implementation{Name: "first"}, nil) // want server
		tools.Register(s)                                           // want session
		return s
	})
	return mcp.NewSSEHandler(func(*http.Request) *mcp.Server { return get() }, nil)
}

// Some serves one of some servers.
func Some(names ...string) http.Handler {
	servers := make(map[string]*mcp.Server)
	for _, name := range names {
		s := mcp.NewServer(&mcp.Implementation{Name: name}, nil) // want server
		tools.Register(s)                                        // want session `is built in a loop, in Some, and is what mcp\.NewStreamableHTTPHandler at served\.go:\d+ gets for many sessions`
		servers[name] = s
	}
	return mcp.NewStreamableHTTPHandler(func(r *http.Request) *mcp.Server { return servers[r.PathValue("name")] }, nil)
}

// Field serves the server of an app.
func Field() http.Handler {
	a := app.NewBare() // want server
	a.AddTools()       // want session
	return mcp.NewStreamableHTTPHandler(func(*http.Request) *mcp.Server { return a.Server() }, nil)
}

// A Users has a server for each user.
type Users struct {
	mu      sync.Mutex
	servers map[string]*mcp.Server
	offices map[string]*tools.Office
}

// Handler serves each user's.
func (u *Users) Handler() http.Handler {
	return mcp.NewStreamableHTTPHandler(func(r *http.Request) *mcp.Server {
		u.mu.Lock()
		defer u.mu.Unlock()
		user := r.Header.Get("X-User")
		if u.servers[user] == nil {
			u.servers[user] = mcp.NewServer(&mcp.Implementation{Name: user}, nil)
			tools.Register(u.servers[user]) // ok: one for each user
		}
		return u.servers[user]
	}, nil)
}

// Offices serves each user's office.
func (u *Users) Offices() http.Handler {
	return mcp.NewStreamableHTTPHandler(func(r *http.Request) *mcp.Server {
		u.mu.Lock()
		defer u.mu.Unlock()
		user := r.Header.Get("X-User")
		if u.offices[user] == nil {
			u.offices[user] = tools.NewOffice()
		}
		return u.offices[user].Server() // ok: one for each user
	}, nil)
}
