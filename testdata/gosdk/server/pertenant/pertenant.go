// Package pertenant caches a server for each tenant under the tenant's key.
package pertenant

import (
	"net/http"
	"sync"

	"github.com/modelcontextprotocol/go-sdk/mcp"
)

type cache struct {
	mu    sync.Mutex
	build func(tenant string) *mcp.Server
	have  map[string]*mcp.Server
}

func (c *cache) get(tenant string) *mcp.Server {
	c.mu.Lock()
	defer c.mu.Unlock()
	if s := c.have[tenant]; s != nil {
		return s
	}
	s := c.build(tenant)
	c.have[tenant] = s
	return s
}

// Handler serves each tenant its own server.
func Handler() http.Handler {
	c := &cache{
		have: map[string]*mcp.Server{},
		build: func(tenant string) *mcp.Server {
			return mcp.NewServer(&mcp.Implementation{Name: "crm-" + tenant}, nil) // ok
		},
	}
	return mcp.NewSSEHandler(func(r *http.Request) *mcp.Server {
		return c.get(r.Header.Get("X-Tenant"))
	}, nil)
}
