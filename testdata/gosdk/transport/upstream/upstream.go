// Package upstream calls another MCP server for all its clients, with credentials of its own: the client side may be shared.
package upstream

import (
	"context"

	"github.com/modelcontextprotocol/go-sdk/mcp"
)

// AddTools adds to s a tool that asks the server at url.
func AddTools(ctx context.Context, s *mcp.Server, url string) error {
	client := mcp.NewClient(&mcp.Implementation{Name: "proxy"}, nil)
	remote, err := client.Connect(ctx, &mcp.StreamableClientTransport{Endpoint: url}, nil) // ok
	if err != nil {
		return err
	}
	s.AddTool(&mcp.Tool{Name: "ask", InputSchema: map[string]any{"type": "object"}}, func(ctx context.Context, req *mcp.CallToolRequest) (*mcp.CallToolResult, error) {
		return remote.CallTool(ctx, &mcp.CallToolParams{Name: "ask", Arguments: req.Params.Arguments}) // ok
	})
	return nil
}
