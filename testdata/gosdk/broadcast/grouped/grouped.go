// Package grouped sorts the sessions into groups and sends to one of them.
package grouped

import (
	"context"
	"net/http"

	"github.com/modelcontextprotocol/go-sdk/mcp"
)

// Handler serves a builder.
func Handler() http.Handler {
	s := mcp.NewServer(&mcp.Implementation{Name: "builder"}, nil) // want server
	mcp.AddTool(s, &mcp.Tool{Name: "build"}, func(ctx context.Context, req *mcp.CallToolRequest, in struct{ Repository string }) (*mcp.CallToolResult, any, error) {
		mine := make(map[bool][]*mcp.ServerSession)
		for session := range s.Sessions() {
			mine[session == req.Session] = append(mine[session == req.Session], session)
		}
		for _, session := range mine[true] {
			_ = session.Log(ctx, &mcp.LoggingMessageParams{Level: "info", Data: "building " + in.Repository}) // ok
		}
		return nil, nil, nil
	})
	mcp.AddTool(s, &mcp.Tool{Name: "clean"}, func(ctx context.Context, req *mcp.CallToolRequest, in struct{ Repository string }) (*mcp.CallToolResult, any, error) {
		byID := make(map[string][]*mcp.ServerSession)
		for session := range s.Sessions() {
			byID[session.ID()] = append(byID[session.ID()], session)
		}
		own, ok := byID[req.Session.ID()]
		if !ok {
			return nil, nil, nil
		}
		for _, session := range own {
			_ = session.Log(ctx, &mcp.LoggingMessageParams{Level: "info", Data: "cleaning " + in.Repository}) // ok
		}
		return nil, nil, nil
	})
	return mcp.NewStreamableHTTPHandler(func(*http.Request) *mcp.Server { return s }, nil)
}
