// Package serverperuser keeps a server for each user, under the name.
package serverperuser

import (
	"context"
	"net/http"
	"sync"

	"github.com/modelcontextprotocol/go-sdk/mcp"

	"example.com/isolation/gosdk/tools"
)

type tenants struct {
	mu      sync.Mutex
	servers map[string]*mcp.Server
}

// Handler serves tools.
func Handler() http.Handler {
	t := &tenants{servers: make(map[string]*mcp.Server)}
	return mcp.NewStreamableHTTPHandler(t.server, nil)
}

func (t *tenants) server(r *http.Request) *mcp.Server {
	user := r.Header.Get("X-User")
	t.mu.Lock()
	defer t.mu.Unlock()
	s, ok := t.servers[user]
	if !ok {
		s = tools.New()
		mcp.AddTool(s, &mcp.Tool{Name: "whoami"}, func(context.Context, *mcp.CallToolRequest, struct{}) (*mcp.CallToolResult, any, error) {
			return tools.Say(user), nil, nil
		})
		t.servers[user] = s
	}
	return s
}
