// Package stdin serves the one client on the standard streams, with transports that are given more than nothing.
package stdin

import (
	"context"
	"io"
	"os"

	"github.com/modelcontextprotocol/go-sdk/mcp"
)

// Kept keeps its client.
type Kept struct {
	server *mcp.Server
	client *mcp.ServerSession
}

// New returns one.
func New() *Kept { return new(Kept) }

func (k *Kept) start() {
	k.server = mcp.NewServer(&mcp.Implementation{Name: "kept"}, &mcp.ServerOptions{
		InitializedHandler: func(_ context.Context, req *mcp.InitializedRequest) {
			k.client = req.Session // ok: there is one
		},
	})
	mcp.AddTool(k.server, &mcp.Tool{Name: "ask"}, func(ctx context.Context, _ *mcp.CallToolRequest, _ any) (*mcp.CallToolResult, any, error) {
		_, err := k.client.Elicit(ctx, &mcp.ElicitParams{Message: "sure?"})
		return nil, nil, err
	})
}

type silent struct{ io.Writer }

func (silent) Close() error { return nil }

// Serve serves it, with what it says going where the caller wants it.
func (k *Kept) Serve(ctx context.Context, out, log io.Writer) error {
	k.start()
	if log != nil {
		return k.server.Run(ctx, &mcp.LoggingTransport{Transport: &mcp.StdioTransport{}, Writer: log})
	}
	return k.server.Run(ctx, &mcp.IOTransport{Reader: os.Stdin, Writer: &silent{out}})
}
