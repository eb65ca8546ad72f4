// Package owntable has the sessions in a sync.Map, and one of two tools looks for those that it sends to.
package owntable

import (
	"context"
	"net/http"
	"sync"

	"github.com/modelcontextprotocol/go-sdk/mcp"
)

// Handler serves the tools.
func Handler() http.Handler {
	var sessions, admins sync.Map
	s := mcp.NewServer(&mcp.Implementation{Name: "table"}, &mcp.ServerOptions{ // want server
		InitializedHandler: func(_ context.Context, req *mcp.InitializedRequest) {
			sessions.Store(req.Session.ID(), req.Session)
			if req.Session.InitializeParams().ClientInfo.Name == "admin" {
				admins.Store(req.Session.ID(), req.Session)
			}
		},
	})
	mcp.AddTool(s, &mcp.Tool{Name: "run"}, func(ctx context.Context, _ *mcp.CallToolRequest, in struct{ Job string }) (*mcp.CallToolResult, any, error) {
		sessions.Range(func(_, session any) bool {
			_ = session.(*mcp.ServerSession).NotifyProgress(ctx, &mcp.ProgressNotificationParams{Message: in.Job}) // want broadcast
			return true
		})
		admins.Range(func(_, session any) bool {
			_ = session.(*mcp.ServerSession).NotifyProgress(ctx, &mcp.ProgressNotificationParams{Message: in.Job}) // ok: not all
			return true
		})
		return nil, nil, nil
	})
	mcp.AddTool(s, &mcp.Tool{Name: "walk"}, func(ctx context.Context, req *mcp.CallToolRequest, in struct{ Job string }) (*mcp.CallToolResult, any, error) {
		sessions.Range(func(id, session any) bool {
			if id == req.Session.ID() {
				_ = session.(*mcp.ServerSession).NotifyProgress(ctx, &mcp.ProgressNotificationParams{Message: in.Job}) // ok: its own
			}
			return true
		})
		return nil, nil, nil
	})
	return mcp.NewStreamableHTTPHandler(func(*http.Request) *mcp.Server { return s }, nil)
}
