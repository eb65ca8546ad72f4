// Package keyed caches the servers of users, each under the token that it was built from.
package keyed

import (
	"net/http"
	"sync"

	"github.com/modelcontextprotocol/go-sdk/mcp"
)

// Handler serves each user his server.
func Handler() http.Handler {
	var mu sync.Mutex
	cache := map[string]*mcp.Server{}
	return mcp.NewStreamableHTTPHandler(func(r *http.Request) *mcp.Server {
		token := r.Header.Get("Authorization")
		mu.Lock()
		defer mu.Unlock()
		s, ok := cache[token]
		if !ok {
			s = mcp.NewServer(&mcp.Implementation{Name: "cache", Title: token}, nil) // ok
			cache[token] = s
		}
		return s
	}, nil)
}
