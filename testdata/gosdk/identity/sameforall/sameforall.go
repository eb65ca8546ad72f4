// Package sameforall keeps a server for each role, and one for who has no name, built by who first comes with it: whoever gets it has the same.
package sameforall

import (
	"context"
	"net/http"
	"sync"

	"github.com/modelcontextprotocol/go-sdk/mcp"
)

type roleKey struct{}

func build(name string) *mcp.Server {
	return mcp.NewServer(&mcp.Implementation{Name: "for " + name}, nil)
}

type roles struct {
	once  sync.Once
	admin *mcp.Server

	mu    sync.Mutex
	guest *mcp.Server
}

func (a *roles) get(r *http.Request) *mcp.Server {
	role, _ := r.Context().Value(roleKey{}).(string)
	switch role {
	case "admin":
		a.once.Do(func() {
			a.admin = build(role) // want server "many sessions"
		})
		return a.admin
	case "guest":
		a.mu.Lock()
		defer a.mu.Unlock()
		if a.guest == nil {
			a.guest = build(role) // want server "many sessions"
		}
		return a.guest
	}
	return nil
}

type nobody struct {
	once sync.Once
	s    *mcp.Server
}

func (n *nobody) get(r *http.Request) *mcp.Server {
	user := r.Header.Get("X-User")
	if user != "" {
		return build(user) // ok
	}
	n.once.Do(func() {
		n.s = build(user) // want server "common to all its clients"
	})
	return n.s
}

type claims struct{ role, user string }

type byClaims struct {
	once  sync.Once
	admin *mcp.Server
}

func (b *byClaims) get(r *http.Request) *mcp.Server {
	c, _ := r.Context().Value(roleKey{}).(claims)
	if c.role != "admin" {
		return nil
	}
	b.once.Do(func() {
		b.admin = build(c.user) // want identity
	})
	return b.admin
}

func withRole(next http.Handler, role any) http.Handler {
	return http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		next.ServeHTTP(w, r.WithContext(context.WithValue(r.Context(), roleKey{}, role)))
	})
}

// Mount serves all three.
func Mount(mux *http.ServeMux, role string, of func(user string) string) {
	mux.Handle("/roles", withRole(mcp.NewStreamableHTTPHandler(new(roles).get, nil), role))
	mux.Handle("/nobody", mcp.NewStreamableHTTPHandler(new(nobody).get, nil))
	mux.Handle("/claims", withRole(mcp.NewStreamableHTTPHandler(new(byClaims).get, nil), claims{role, of(role)}))
}
