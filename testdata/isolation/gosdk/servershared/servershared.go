// Package servershared returns one server for all sessions. The SDK tells them apart.
package servershared

import (
	"context"
	"net/http"

	"github.com/modelcontextprotocol/go-sdk/mcp"

	"example.com/isolation/gosdk/tools"
)

// Handler serves tools.
func Handler() http.Handler {
	s := tools.New()
	tools.AddFence(s)
	mcp.AddTool(s, &mcp.Tool{Name: "linger"}, tools.Hold)
	mcp.AddTool(s, &mcp.Tool{Name: "whoami"}, whoami)
	return mcp.NewStreamableHTTPHandler(func(*http.Request) *mcp.Server { return s }, nil)
}

func whoami(_ context.Context, req *mcp.CallToolRequest, _ struct{}) (*mcp.CallToolResult, any, error) {
	return tools.Say(req.Extra.Header.Get("X-User")), nil, nil
}
