// Package syncmap keeps a handler for each user in a sync.Map.
package syncmap

import (
	"net/http"
	"sync"

	"github.com/modelcontextprotocol/go-sdk/mcp"
)

// A Users handler has a handler for each user.
type Users struct{ handlers sync.Map }

func (u *Users) ServeHTTP(w http.ResponseWriter, r *http.Request) {
	user, _, ok := r.BasicAuth()
	if !ok {
		http.Error(w, "who are you?", http.StatusUnauthorized)
		return
	}
	h, ok := u.handlers.Load(user)
	if !ok {
		s := mcp.NewServer(&mcp.Implementation{Name: "users", Title: user}, nil) // ok
		h, _ = u.handlers.LoadOrStore(user, mcp.NewStreamableHTTPHandler(func(*http.Request) *mcp.Server { return s }, nil))
	}
	h.(http.Handler).ServeHTTP(w, r)
}
