// Package broadcastown sends what one client says to that client.
package broadcastown

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
	s.RegisterTool(mcp.NewTool("announce"), func(ctx context.Context, req *mcp.CallToolRequest) (*mcp.CallToolResult, error) {
		session := mcp.ClientSessionFromContext(ctx)
		if err := s.SendNotification(session.GetID(), "notifications/message", tools.Log(tools.Text(req))); err != nil {
			return nil, err
		}
		return mcp.NewTextResult("ok"), nil
	})
	return s.HTTPHandler()
}
