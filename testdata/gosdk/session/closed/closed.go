// Package closed keeps the last session only to see whether there was one, and to close it.
package closed

import (
	"context"

	"github.com/modelcontextprotocol/go-sdk/mcp"
)

// A Guard knows the last client.
type Guard struct{ last *mcp.ServerSession }

// Options returns options that set the guard up.
func (g *Guard) Options() *mcp.ServerOptions {
	return &mcp.ServerOptions{InitializedHandler: func(_ context.Context, req *mcp.InitializedRequest) {
		g.last = req.Session // ok: closing is no use
	}}
}

// Close closes the last session.
func (g *Guard) Close() error {
	if g.last == nil {
		return nil
	}
	return g.last.Close()
}
