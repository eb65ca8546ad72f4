// Package statelesshelper keeps carts under what its tools pass: one the session id, which is empty for all, one the user.
package statelesshelper

import (
	"context"
	"net/http"
	"sync"

	"github.com/modelcontextprotocol/go-sdk/mcp"
)

type carts struct {
	mu   sync.Mutex
	byID map[string][]string
}

func (c *carts) add(id, item string) {
	c.mu.Lock()
	defer c.mu.Unlock()
	c.byID[id] = append(c.byID[id], item) // want sessionid
}

type wishes struct {
	mu     sync.Mutex
	byUser map[string]string
}

func (w *wishes) set(user, item string) {
	w.mu.Lock()
	defer w.mu.Unlock()
	w.byUser[user] = item // ok
}

// Handler serves two tools.
func Handler() http.Handler {
	c := &carts{byID: map[string][]string{}}
	wish := &wishes{byUser: map[string]string{}}
	return mcp.NewStreamableHTTPHandler(func(*http.Request) *mcp.Server {
		s := mcp.NewServer(&mcp.Implementation{Name: "carts"}, nil) // ok
		mcp.AddTool(s, &mcp.Tool{Name: "add"}, func(_ context.Context, req *mcp.CallToolRequest, in struct{ Item string }) (*mcp.CallToolResult, any, error) {
			c.add(req.Session.ID(), in.Item)
			return nil, nil, nil
		})
		mcp.AddTool(s, &mcp.Tool{Name: "wish"}, func(_ context.Context, req *mcp.CallToolRequest, in struct{ Item string }) (*mcp.CallToolResult, any, error) {
			wish.set(req.Extra.TokenInfo.UserID, in.Item)
			return nil, nil, nil
		})
		return s
	}, &mcp.StreamableHTTPOptions{Stateless: true})
}
