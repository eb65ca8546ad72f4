// Package twoservers connects one transport to two servers, which then take each other's messages.
package twoservers

import (
	"context"

	"github.com/modelcontextprotocol/go-sdk/mcp"
)

// Connect returns the client's end.
func Connect(ctx context.Context, users, groups *mcp.Server) (mcp.Transport, error) {
	near, far := mcp.NewInMemoryTransports() // want transport
	if _, err := users.Connect(ctx, near, nil); err != nil {
		return nil, err
	}
	if _, err := groups.Connect(ctx, near, nil); err != nil {
		return nil, err
	}
	return far, nil
}
