// Package sessionidconstant gives the same id to all sessions.
package sessionidconstant

import (
	"context"
	"net/http"

	"github.com/modelcontextprotocol/go-sdk/mcp"

	"example.com/isolation/gosdk/tools"
)

// Handler serves tools.
func Handler() http.Handler {
	return mcp.NewStreamableHTTPHandler(func(r *http.Request) *mcp.Server { return newServer(r.Header.Get("X-User")) }, nil)
}

func newServer(user string) *mcp.Server {
	s := mcp.NewServer(&mcp.Implementation{Name: "isolation"}, &mcp.ServerOptions{
		GetSessionID: func() string { return "session" },
	})
	tools.Add(s)
	mcp.AddTool(s, &mcp.Tool{Name: "whoami"}, func(context.Context, *mcp.CallToolRequest, struct{}) (*mcp.CallToolResult, any, error) {
		return tools.Say(user), nil, nil
	})
	return s
}
