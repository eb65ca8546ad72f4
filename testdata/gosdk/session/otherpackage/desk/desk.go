// Package desk builds servers that keep the session of their client.
package desk

import (
	"context"

	"github.com/modelcontextprotocol/go-sdk/mcp"
)

type desk struct {
	user    string
	session *mcp.ServerSession
}

// Server returns a server for the user.
func Server(user string) *mcp.Server {
	d := &desk{user: user}
	s := mcp.NewServer(&mcp.Implementation{Name: "desk"}, &mcp.ServerOptions{ // ok
		InitializedHandler: func(_ context.Context, req *mcp.InitializedRequest) {
			d.session = req.Session // ok
		},
	})
	mcp.AddTool(s, &mcp.Tool{Name: "greet"}, d.greet)
	return s
}

func (d *desk) greet(ctx context.Context, _ *mcp.CallToolRequest, _ struct{}) (*mcp.CallToolResult, any, error) {
	return nil, nil, d.session.Log(ctx, &mcp.LoggingMessageParams{Level: "info", Data: "hello " + d.user})
}
