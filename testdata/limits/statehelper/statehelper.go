// Package statehelper keeps what a client chose in a variable of another package.
package statehelper

import (
	"context"

	"example.com/limits/statehelper/store"
	"github.com/modelcontextprotocol/go-sdk/mcp"
)

// AddTools adds two tools to s.
func AddTools(s *mcp.Server) {
	mcp.AddTool(s, &mcp.Tool{Name: "use"}, func(_ context.Context, _ *mcp.CallToolRequest, in struct{ Cluster string }) (*mcp.CallToolResult, any, error) {
		store.SetCluster(in.Cluster) // limit: missed state
		return nil, nil, nil
	})
	mcp.AddTool(s, &mcp.Tool{Name: "used"}, func(context.Context, *mcp.CallToolRequest, struct{}) (*mcp.CallToolResult, string, error) {
		return nil, store.Cluster(), nil
	})
}
