// Package okperkey keeps its servers in a map whose key is the credential of those who get them.
package okperkey

import (
	"net/http"
	"sync"

	"github.com/modelcontextprotocol/go-sdk/mcp"
)

// Gardens has a server for each gardener.
type Gardens struct {
	plant func(gardener string) *mcp.Server

	mu   sync.Mutex
	beds map[string]*mcp.Server
}

// Fence returns the handler of new gardens.
func Fence() http.Handler {
	g := &Gardens{
		beds: make(map[string]*mcp.Server),
		plant: func(gardener string) *mcp.Server {
			return mcp.NewServer(&mcp.Implementation{Name: "garden", Title: gardener}, nil) // ok
		},
	}
	return mcp.NewStreamableHTTPHandler(func(req *http.Request) *mcp.Server {
		gardener := req.Header.Get("Authorization")
		return g.Bed(gardener)
	}, nil)
}

// Bed returns the server of the gardener, and builds it at the first visit.
func (g *Gardens) Bed(gardener string) *mcp.Server {
	g.mu.Lock()
	defer g.mu.Unlock()
	if bed, found := g.beds[gardener]; found {
		return bed
	}
	bed := g.plant(gardener)
	g.beds[gardener] = bed
	return bed
}
