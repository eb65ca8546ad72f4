// Package cachedentry builds a handler when a user first comes, and keeps it in an entry of a cache: it is there for the next request.
package cachedentry

import (
	"net/http"
	"sync"

	"github.com/modelcontextprotocol/go-sdk/mcp"
)

type entry[V any] struct {
	value V
	next  *entry[V]
}

type cache[V any] struct {
	mu     sync.Mutex
	byKey  map[string]*entry[V]
	newest *entry[V]
}

func (c *cache[V]) get(key string, build func() V) V {
	c.mu.Lock()
	defer c.mu.Unlock()
	if e, ok := c.byKey[key]; ok {
		return e.value
	}
	e := &entry[V]{build(), c.newest}
	c.byKey[key], c.newest = e, e
	return e.value
}

// Handler serves users, each by a handler of its own.
func Handler(newServer func(user string) *mcp.Server) http.Handler {
	c := &cache[http.Handler]{byKey: make(map[string]*entry[http.Handler])}
	return http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		user := r.Header.Get("X-User")
		c.get(user, func() http.Handler {
			return mcp.NewStreamableHTTPHandler(func(*http.Request) *mcp.Server { return newServer(user) }, nil) // ok
		}).ServeHTTP(w, r)
	})
}
