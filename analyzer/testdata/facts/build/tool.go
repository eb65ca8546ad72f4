package build

import (
	"context"

	"github.com/modelcontextprotocol/go-sdk/mcp"
)

func tool(context.Context, *mcp.CallToolRequest, any) (*mcp.CallToolResult, any, error) {
	return nil, nil, nil
}
