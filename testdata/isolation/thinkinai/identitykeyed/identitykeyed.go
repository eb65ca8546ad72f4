// Package identitykeyed keeps a server for each user, under the name.
package identitykeyed

import (
	"context"
	"net/http"
	"sync"

	"github.com/ThinkInAIXYZ/go-mcp/protocol"

	"example.com/isolation/thinkinai/tools"
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
		transport, handler := tools.Stateful()
		s := tools.New(transport)
		s.RegisterTool(tools.Tool("whoami", tools.None{}), func(context.Context, *protocol.CallToolRequest) (*protocol.CallToolResult, error) {
			return tools.Say(user), nil
		})
		go s.Run()
		h = handler
		t.handlers[user] = h
	}
	return h
}
