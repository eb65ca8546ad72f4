// Package packagevar keeps the session of the last tool call in a package variable and asks it for the roots of later calls.
package packagevar

import (
	"context"

	"github.com/modelcontextprotocol/go-sdk/mcp"
)

var caller *mcp.ServerSession

// AddTools adds the tools of this package to s.
func AddTools(s *mcp.Server) {
	mcp.AddTool(s, &mcp.Tool{Name: "open"}, open)
	mcp.AddTool(s, &mcp.Tool{Name: "roots"}, roots)
}

func open(_ context.Context, req *mcp.CallToolRequest, _ struct{}) (*mcp.CallToolResult, any, error) {
	caller = req.Session // want session
	return nil, nil, nil
}

func roots(ctx context.Context, _ *mcp.CallToolRequest, _ struct{}) (*mcp.CallToolResult, *mcp.ListRootsResult, error) {
	res, err := caller.ListRoots(ctx, nil)
	return nil, res, err
}
