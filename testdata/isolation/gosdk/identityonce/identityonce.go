// Package identityonce builds its server for the user who comes first, and keeps it.
package identityonce

import (
	"context"
	"net/http"
	"sync"

	"github.com/modelcontextprotocol/go-sdk/mcp"

	"example.com/isolation/gosdk/tools"
)

var (
	once   sync.Once
	server *mcp.Server
)

// Handler serves tools.
func Handler() http.Handler { return mcp.NewStreamableHTTPHandler(get, nil) }

func get(r *http.Request) *mcp.Server {
	once.Do(func() {
		user := r.Header.Get("X-User")
		server = tools.New()
		mcp.AddTool(server, &mcp.Tool{Name: "whoami"}, func(context.Context, *mcp.CallToolRequest, struct{}) (*mcp.CallToolResult, any, error) {
			return tools.Say(user), nil, nil
		})
	})
	return server
}
