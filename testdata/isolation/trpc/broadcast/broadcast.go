// Package broadcast sends what one client says to all.
package broadcast

import (
	"context"
	"net/http"

	mcp "trpc.group/trpc-go/trpc-mcp-go"

	"example.com/isolation/trpc/tools"
)

// Handler serves tools.
func Handler() http.Handler {
	s := tools.New()
	tools.AddFence(s)
	s.RegisterTool(mcp.NewTool("announce"), func(_ context.Context, req *mcp.CallToolRequest) (*mcp.CallToolResult, error) {
		text, _ := req.Params.Arguments["text"].(string)
		if _, err := s.BroadcastNotification("notifications/message", map[string]any{"level": "info", "data": text}); err != nil {
			return nil, err
		}
		return mcp.NewTextResult("ok"), nil
	})
	return s.HTTPHandler()
}
