// Package parameter adds tools that add tools to a server whose clients it does not know.
package parameter

import (
	"context"

	"github.com/modelcontextprotocol/go-sdk/mcp"
)

// AddTools adds to s a tool that shows another one.
func AddTools(s *mcp.Server) {
	mcp.AddTool(s, &mcp.Tool{Name: "unlock"}, func(context.Context, *mcp.CallToolRequest, struct{}) (*mcp.CallToolResult, any, error) {
		s.AddPrompt(&mcp.Prompt{Name: "unlocked"}, nil) // ok: perhaps there is a server for each session
		return nil, nil, nil
	})
}
