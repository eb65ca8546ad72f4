// Package identityonce builds its server for the user who comes first, and keeps it.
package identityonce

import (
	"context"
	"net/http"
	"sync"

	mcp "trpc.group/trpc-go/trpc-mcp-go"

	"example.com/isolation/trpc/tools"
)

var (
	once   sync.Once
	server *mcp.Server
)

// Handler serves tools.
func Handler() http.Handler {
	return http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		once.Do(func() {
			user := r.Header.Get("X-User")
			server = tools.New()
			server.RegisterTool(mcp.NewTool("whoami"), func(context.Context, *mcp.CallToolRequest) (*mcp.CallToolResult, error) {
				return mcp.NewTextResult(user), nil
			})
		})
		server.HTTPHandler().ServeHTTP(w, r)
	})
}
