// Package lib connects a transport and returns it as a handler.
package lib

import (
	"context"
	"net/http"

	"github.com/modelcontextprotocol/go-sdk/mcp"
)

// Endpoint connects s.
func Endpoint(ctx context.Context, s *mcp.Server) http.Handler {
	t := &mcp.StreamableServerTransport{Stateless: true} // ok: its callers decide
	go func() { _ = s.Run(ctx, t) }()
	return t
}
