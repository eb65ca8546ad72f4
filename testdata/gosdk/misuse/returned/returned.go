// Package returned connects a transport and returns it: who calls it may serve it.
package returned

import (
	"context"

	"github.com/modelcontextprotocol/go-sdk/mcp"
)

// Connect connects s.
func Connect(ctx context.Context, s *mcp.Server) (*mcp.StreamableServerTransport, error) {
	t := &mcp.StreamableServerTransport{} // ok
	_, err := s.Connect(ctx, t, nil)
	return t, err
}
