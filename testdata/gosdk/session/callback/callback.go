// Package callback serves each connection of a listener of another kind in a function that it gave to that: all it builds is the connection's.
package callback

import (
	"context"

	"example.com/gosdk/session/callback/ssh"
	"github.com/modelcontextprotocol/go-sdk/mcp"
)

// ListenAndServe serves until it fails.
func ListenAndServe(ctx context.Context, addr string) error {
	return ssh.ListenAndServe(addr, func(conn ssh.Conn) {
		var session *mcp.ServerSession
		s := mcp.NewServer(&mcp.Implementation{Name: "shell of " + conn.User()}, &mcp.ServerOptions{ // ok
			InitializedHandler: func(_ context.Context, req *mcp.InitializedRequest) {
				session = req.Session // ok
			},
		})
		mcp.AddTool(s, &mcp.Tool{Name: "run"}, func(ctx context.Context, _ *mcp.CallToolRequest, in struct{ Command string }) (*mcp.CallToolResult, any, error) {
			return nil, nil, session.Log(ctx, &mcp.LoggingMessageParams{Level: "info", Data: in.Command})
		})
		_ = s.Run(ctx, &mcp.IOTransport{Reader: conn, Writer: conn}) // ok
	})
}
