// Package identitykeyed keeps a server for each user, under the name.
package identitykeyed

import (
	"context"
	"net/http"
	"sync"

	"github.com/mark3labs/mcp-go/mcp"
	"github.com/mark3labs/mcp-go/server"

	"example.com/isolation/mcpgo/tools"
)

type tenants struct {
	mu       sync.Mutex
	handlers map[string]http.Handler
}

// Handler serves tools.
func Handler() http.Handler {
	t := &tenants{handlers: make(map[string]http.Handler)}
	return http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		t.handler(r.Header.Get("X-User")).ServeHTTP(w, r)
	})
}

func (t *tenants) handler(user string) http.Handler {
	t.mu.Lock()
	defer t.mu.Unlock()
	h, ok := t.handlers[user]
	if !ok {
		s := tools.New()
		s.AddTool(mcp.NewTool("whoami"), func(context.Context, mcp.CallToolRequest) (*mcp.CallToolResult, error) {
			return mcp.NewToolResultText(user), nil
		})
		h = server.NewStreamableHTTPServer(s)
		t.handlers[user] = h
	}
	return h
}
