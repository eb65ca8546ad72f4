// Package mutationhook adds a tool of each user to the server of all.
package mutationhook

import (
	"context"
	"net/http"

	"github.com/mark3labs/mcp-go/mcp"
	"github.com/mark3labs/mcp-go/server"

	"example.com/isolation/mcpgo/tools"
)

type userKey struct{}

// Handler serves tools.
func Handler() http.Handler {
	hooks := &server.Hooks{}
	s := tools.New(server.WithHooks(hooks))
	hooks.AddOnRegisterSession(func(ctx context.Context, _ server.ClientSession) {
		user, _ := ctx.Value(userKey{}).(string)
		s.AddTool(mcp.NewTool("notes_of_"+user), func(context.Context, mcp.CallToolRequest) (*mcp.CallToolResult, error) {
			return mcp.NewToolResultText("notes of " + user), nil
		})
	})
	return server.NewStreamableHTTPServer(s, server.WithHTTPContextFunc(func(ctx context.Context, r *http.Request) context.Context {
		return context.WithValue(ctx, userKey{}, r.Header.Get("X-User"))
	}))
}
