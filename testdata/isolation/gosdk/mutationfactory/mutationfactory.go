// Package mutationfactory adds a tool of each user to the server of all.
package mutationfactory

import (
	"context"
	"net/http"

	"github.com/modelcontextprotocol/go-sdk/mcp"

	"example.com/isolation/gosdk/tools"
)

// Handler serves tools.
func Handler() http.Handler {
	s := tools.New()
	return mcp.NewStreamableHTTPHandler(func(r *http.Request) *mcp.Server {
		user := r.Header.Get("X-User")
		mcp.AddTool(s, &mcp.Tool{Name: "notes_of_" + user}, func(context.Context, *mcp.CallToolRequest, struct{}) (*mcp.CallToolResult, any, error) {
			return tools.Say("notes of " + user), nil, nil
		})
		return s
	}, nil)
}
