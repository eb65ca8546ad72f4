// Package identitykeyed keeps a server for each user, under the name.
package identitykeyed

import (
	"context"
	"net/http"
	"sync"

	mcp "trpc.group/trpc-go/trpc-mcp-go"

	"example.com/isolation/trpc/tools"
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
		s.RegisterTool(mcp.NewTool("whoami"), func(context.Context, *mcp.CallToolRequest) (*mcp.CallToolResult, error) {
			return mcp.NewTextResult(user), nil
		})
		h = s.HTTPHandler()
		t.handlers[user] = h
	}
	return h
}
