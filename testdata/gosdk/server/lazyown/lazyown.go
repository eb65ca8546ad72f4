// Package lazyown builds the server and the handler of a user when they are needed, under a lock and a once-guard that are the user's own.
package lazyown

import (
	"net/http"
	"sync"

	"github.com/modelcontextprotocol/go-sdk/mcp"
)

type user struct {
	mu     sync.Mutex
	server *mcp.Server

	once    sync.Once
	handler http.Handler
}

func (u *user) get(*http.Request) *mcp.Server {
	u.mu.Lock()
	defer u.mu.Unlock()
	if u.server == nil {
		u.server = mcp.NewServer(&mcp.Implementation{Name: "home"}, nil) // ok
	}
	return u.server
}

func (u *user) ServeHTTP(w http.ResponseWriter, r *http.Request) {
	u.once.Do(func() {
		u.handler = mcp.NewStreamableHTTPHandler(u.get, nil)
	})
	u.handler.ServeHTTP(w, r)
}

type users struct {
	mu     sync.Mutex
	byName map[string]*user
}

// Handler serves each user his server.
func Handler() http.Handler {
	return &users{byName: map[string]*user{}}
}

func (all *users) of(name string) *user {
	all.mu.Lock()
	defer all.mu.Unlock()
	if all.byName[name] == nil {
		all.byName[name] = new(user)
	}
	return all.byName[name]
}

func (all *users) ServeHTTP(w http.ResponseWriter, r *http.Request) {
	all.of(r.Header.Get("Authorization")).ServeHTTP(w, r)
}
