// Package kepthelper passes its session to a function of another package that keeps it in a variable.
package kepthelper

import (
	"context"

	"example.com/gosdk/session/kepthelper/notify"
	"github.com/modelcontextprotocol/go-sdk/mcp"
)

// AddTools adds the listen tool to s.
func AddTools(s *mcp.Server) {
	mcp.AddTool(s, &mcp.Tool{Name: "listen"}, func(_ context.Context, req *mcp.CallToolRequest, _ struct{}) (*mcp.CallToolResult, any, error) {
		notify.Listen(req.Session) // want session
		return nil, nil, nil
	})
}
