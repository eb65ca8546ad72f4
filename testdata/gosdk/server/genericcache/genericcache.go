// Package genericcache has two caches of one generic type, with a constructor of its own and with one for each call.
package genericcache

import (
	"net/http"
	"sync"
	"time"

	"github.com/modelcontextprotocol/go-sdk/mcp"
)

type item[V any] struct {
	value V
	at    time.Time
}

type cache[K comparable, V any] struct {
	mu    sync.Mutex
	items map[K]item[V]
	build func(K) V
}

func newCache[K comparable, V any](build func(K) V) *cache[K, V] {
	return &cache[K, V]{items: map[K]item[V]{}, build: build}
}

func (c *cache[K, V]) get(key K) V {
	return c.getOr(key, func() V { return c.build(key) })
}

func (c *cache[K, V]) getOr(key K, build func() V) V {
	c.mu.Lock()
	defer c.mu.Unlock()
	if it, ok := c.items[key]; ok {
		return it.value
	}
	v := build()
	c.items[key] = item[V]{v, time.Now()}
	return v
}

// Users serves each user his server.
func Users() http.Handler {
	users := newCache(func(name string) *mcp.Server {
		return mcp.NewServer(&mcp.Implementation{Name: "home of " + name}, nil) // ok
	})
	return mcp.NewStreamableHTTPHandler(func(r *http.Request) *mcp.Server {
		return users.get(r.Header.Get("X-User"))
	}, nil)
}

// Teams serves each team its server.
func Teams() http.Handler {
	teams := newCache[string, *mcp.Server](nil)
	return mcp.NewStreamableHTTPHandler(func(r *http.Request) *mcp.Server {
		team := r.Header.Get("X-Team")
		return teams.getOr(team, func() *mcp.Server {
			return mcp.NewServer(&mcp.Implementation{Name: "home of " + team}, nil) // ok
		})
	}, nil)
}
