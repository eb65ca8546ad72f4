// Package identityonce builds its server for the user who comes first, and keeps it.
package identityonce

import (
	"context"
	"net/http"
	"sync"

	"github.com/ThinkInAIXYZ/go-mcp/protocol"
	"github.com/ThinkInAIXYZ/go-mcp/server"

	"example.com/isolation/thinkinai/tools"
)

var (
	once   sync.Once
	tenant *server.Server
)

// Handler serves tools.
func Handler() http.Handler {
	t, h := tools.Stateful()
	return http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		once.Do(func() {
			user := r.Header.Get("X-User")
			s, err := server.NewServer(t)
			if err != nil {
				panic(err)
			}
			s.RegisterTool(tools.Tool("whoami", tools.None{}), func(context.Context, *protocol.CallToolRequest) (*protocol.CallToolResult, error) {
				return tools.Say(user), nil
			})
			tenant = s
			go tenant.Run()
		})
		h.ServeHTTP(w, r)
	})
}
