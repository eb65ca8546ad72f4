// Package eitherserver connects a transport to one of two servers, never to both.
package eitherserver

import (
	"context"

	"github.com/modelcontextprotocol/go-sdk/mcp"
)

// Connect returns the client's end.
func Connect(ctx context.Context, users, groups *mcp.Server, admin bool) (mcp.Transport, error) {
	near, far := mcp.NewInMemoryTransports() // ok
	if admin {
		_, err := groups.Connect(ctx, near, nil)
		return far, err
	}
	_, err := users.Connect(ctx, near, nil)
	return far, err
}
