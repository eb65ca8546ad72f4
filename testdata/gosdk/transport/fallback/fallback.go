// Package fallback gives a transport to a second server if the first one did not take it.
package fallback

import (
	"context"

	"github.com/modelcontextprotocol/go-sdk/mcp"
)

func connect(ctx context.Context, name string, t mcp.Transport) error {
	_, err := mcp.NewServer(&mcp.Implementation{Name: name}, nil).Connect(ctx, t, nil)
	return err
}

// Helped returns the client's end.
func Helped(ctx context.Context) (mcp.Transport, error) {
	near, far := mcp.NewInMemoryTransports() // ok
	if err := connect(ctx, "full", near); err != nil {
		return far, connect(ctx, "bare", near)
	}
	return far, nil
}

// Direct does without the helper.
func Direct(ctx context.Context, full, bare *mcp.Server) (mcp.Transport, error) {
	near, far := mcp.NewInMemoryTransports() // ok
	_, err := full.Connect(ctx, near, nil)
	if err != nil {
		_, err = bare.Connect(ctx, near, nil)
	}
	return far, err
}
