// Package list keeps all sessions in a slice, and tells each of them that the server goes down.
package list

import (
	"context"
	"sync"

	"github.com/modelcontextprotocol/go-sdk/mcp"
)

// Clients are those who are to be told.
type Clients struct {
	mu  sync.Mutex
	all []*mcp.ServerSession
}

// Initialized is to be set as InitializedHandler.
func (c *Clients) Initialized(_ context.Context, req *mcp.InitializedRequest) {
	c.mu.Lock()
	defer c.mu.Unlock()
	c.all = append(c.all, req.Session) // ok: one of many
}

// Goodbye tells everybody.
func (c *Clients) Goodbye(ctx context.Context) {
	c.mu.Lock()
	defer c.mu.Unlock()
	for _, session := range c.all {
		_ = session.Log(ctx, &mcp.LoggingMessageParams{Level: "warning", Data: "going down"})
	}
}
