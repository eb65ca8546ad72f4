// Package perclient finds the object of a session in a map, and keeps the session in it: an object of the session may do that.
package perclient

import (
	"context"
	"net/http"
	"sync"

	"github.com/modelcontextprotocol/go-sdk/mcp"
)

type client struct{ session *mcp.ServerSession }

type clients struct {
	mu   sync.Mutex
	byID map[string]*client
}

func (c *clients) of(id string) *client {
	c.mu.Lock()
	defer c.mu.Unlock()
	one, ok := c.byID[id]
	if !ok {
		one = &client{}
		c.byID[id] = one
	}
	return one
}

// AddTools adds two tools to s that know their clients.
func AddTools(s *mcp.Server) {
	all := &clients{byID: map[string]*client{}}
	mcp.AddTool(s, &mcp.Tool{Name: "open"}, func(_ context.Context, req *mcp.CallToolRequest, _ struct{}) (*mcp.CallToolResult, any, error) {
		all.of(req.Session.ID()).session = req.Session // ok
		return nil, nil, nil
	})
	mcp.AddTool(s, &mcp.Tool{Name: "ping"}, func(ctx context.Context, req *mcp.CallToolRequest, _ struct{}) (*mcp.CallToolResult, any, error) {
		return nil, nil, all.of(req.Session.ID()).session.Ping(ctx, nil)
	})
}

// Handler serves a server with these tools to all clients.
func Handler() http.Handler {
	s := mcp.NewServer(&mcp.Implementation{Name: "perclient"}, nil) // want server
	AddTools(s)
	return mcp.NewStreamableHTTPHandler(func(*http.Request) *mcp.Server { return s }, nil)
}
