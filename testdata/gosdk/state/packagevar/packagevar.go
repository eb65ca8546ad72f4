// Package packagevar keeps the last user's name in a package variable.
package packagevar

import (
	"context"

	"github.com/modelcontextprotocol/go-sdk/mcp"
)

var user string

func note(next mcp.MethodHandler) mcp.MethodHandler {
	return func(ctx context.Context, method string, req mcp.Request) (mcp.Result, error) {
		user = req.GetExtra().Header.Get("X-User") // want state
		return next(ctx, method, req)
	}
}

func whoami(context.Context, *mcp.CallToolRequest, struct{}) (*mcp.CallToolResult, string, error) {
	return nil, user, nil
}

// Install notes who is calling s, and tells him.
func Install(s *mcp.Server) {
	s.AddReceivingMiddleware(note)
	mcp.AddTool(s, &mcp.Tool{Name: "whoami"}, whoami)
}
