// Package constantkey has a cache of servers and uses one key for all users.
package constantkey

import (
	"net/http"
	"sync"

	"github.com/modelcontextprotocol/go-sdk/mcp"
)

// Handler serves the cached server.
func Handler() http.Handler {
	var mu sync.Mutex
	cache := map[string]*mcp.Server{}
	return mcp.NewStreamableHTTPHandler(func(r *http.Request) *mcp.Server {
		mu.Lock()
		defer mu.Unlock()
		s, ok := cache["server"]
		if !ok {
			s = mcp.NewServer(&mcp.Implementation{Name: "cache", Title: r.Header.Get("X-User")}, nil) // want identity
			cache["server"] = s
		}
		return s
	}, nil)
}
