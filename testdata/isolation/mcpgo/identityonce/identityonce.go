// Package identityonce builds its server for the user who comes first, and keeps it.
package identityonce

import (
	"context"
	"net/http"
	"sync"

	"github.com/mark3labs/mcp-go/mcp"
	"github.com/mark3labs/mcp-go/server"

	"example.com/isolation/mcpgo/tools"
)

var (
	once    sync.Once
	handler *server.StreamableHTTPServer
)

// Handler serves tools.
func Handler() http.Handler {
	return http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		once.Do(func() {
			user := r.Header.Get("X-User")
			s := tools.New()
			s.AddTool(mcp.NewTool("whoami"), func(context.Context, mcp.CallToolRequest) (*mcp.CallToolResult, error) {
				return mcp.NewToolResultText(user), nil
			})
			handler = server.NewStreamableHTTPServer(s)
		})
		handler.ServeHTTP(w, r)
	})
}
