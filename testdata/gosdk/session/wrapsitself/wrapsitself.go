// Package wrapsitself has a transport that wraps itself: it works for nobody, and is looked at all the same.
package wrapsitself

import (
	"context"

	"github.com/modelcontextprotocol/go-sdk/mcp"
)

var last *mcp.ServerSession

// Run serves nobody.
func Run(ctx context.Context) error {
	s := mcp.NewServer(&mcp.Implementation{Name: "loop"}, nil)
	s.AddTool(&mcp.Tool{Name: "say", InputSchema: map[string]any{"type": "object"}}, say)
	t := &mcp.LoggingTransport{}
	t.Transport = t
	return s.Run(ctx, t)
}

func say(ctx context.Context, req *mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	last = req.Session // ok: nobody comes
	last.Log(ctx, &mcp.LoggingMessageParams{Level: "info", Data: "said"})
	return new(mcp.CallToolResult), nil
}
