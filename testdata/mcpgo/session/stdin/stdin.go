// Package stdin listens on the standard streams, for the one client that is there.
package stdin

import (
	"context"
	"io"
	"os"

	"github.com/mark3labs/mcp-go/mcp"
	"github.com/mark3labs/mcp-go/server"
)

// Kept keeps its client.
type Kept struct{ client server.ClientSession }

// New returns one.
func New() *Kept { return new(Kept) }

// Serve serves it.
func (k *Kept) Serve(ctx context.Context, out io.Writer) error {
	hooks := new(server.Hooks)
	hooks.AddOnRegisterSession(func(_ context.Context, session server.ClientSession) {
		k.client = session // ok: there is one
	})
	s := server.NewMCPServer("kept", "1", server.WithHooks(hooks))
	s.AddTool(mcp.NewTool("ring"), func(context.Context, mcp.CallToolRequest) (*mcp.CallToolResult, error) {
		k.client.NotificationChannel() <- mcp.JSONRPCNotification{JSONRPC: mcp.JSONRPC_VERSION}
		return mcp.NewToolResultText("rung"), nil
	})
	streams := server.NewStdioServer(s)
	streams.SetContextFunc(func(ctx context.Context) context.Context { return ctx })
	return streams.Listen(ctx, os.Stdin, out)
}
