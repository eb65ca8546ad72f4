// Package ownunknown builds a server with a table of its sessions. How many there are, and who else there is, its caller decides.
package ownunknown

import (
	"context"
	"sync"

	"github.com/modelcontextprotocol/go-sdk/mcp"
)

// Server returns a server.
func Server() *mcp.Server {
	var sessions sync.Map
	s := mcp.NewServer(&mcp.Implementation{Name: "unknown"}, &mcp.ServerOptions{
		InitializedHandler: func(_ context.Context, req *mcp.InitializedRequest) { sessions.Store(req.Session.ID(), req.Session) },
	})
	mcp.AddTool(s, &mcp.Tool{Name: "run"}, func(ctx context.Context, _ *mcp.CallToolRequest, in struct{ Job string }) (*mcp.CallToolResult, any, error) {
		sessions.Range(func(_, session any) bool {
			_ = session.(*mcp.ServerSession).Log(ctx, &mcp.LoggingMessageParams{Level: "info", Data: in.Job}) // ok
			return true
		})
		return nil, nil, nil
	})
	return s
}
