// Package firstcaller finds out, as the first caller, which tools there are, and registers those for all.
package firstcaller

import (
	"context"
	"net/http"
	"sync"

	"github.com/modelcontextprotocol/go-sdk/mcp"
)

type userKey struct{}

type catalog struct {
	mu     sync.Mutex
	loaded bool
	server *mcp.Server
	list   func(user string) []*mcp.Tool
}

func (c *catalog) load(ctx context.Context) {
	c.mu.Lock()
	defer c.mu.Unlock()
	if c.loaded {
		return
	}
	c.loaded = true
	user, _ := ctx.Value(userKey{}).(string)
	for _, tool := range c.list(user) {
		c.server.AddTool(tool, nil) // want mutation
	}
}

// Handler serves the tools that list returns.
func Handler(list func(user string) []*mcp.Tool) http.Handler {
	c := &catalog{list: list}
	c.server = mcp.NewServer(&mcp.Implementation{Name: "catalog"}, nil) // want server
	inner := mcp.NewStreamableHTTPHandler(func(*http.Request) *mcp.Server { return c.server }, nil)
	return http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		c.load(r.Context())
		inner.ServeHTTP(w, r)
	})
}
