// Package tests shares a transport with its only client, in a test.
package tests

import (
	"context"
	"net/http"

	"github.com/modelcontextprotocol/go-sdk/mcp"
)

// Mount serves s over a transport that its callers have.
func Mount(ctx context.Context, mux *http.ServeMux, s *mcp.Server, t *mcp.StreamableServerTransport) error {
	if _, err := s.Connect(ctx, t, nil); err != nil {
		return err
	}
	mux.Handle("/mcp", t)
	return nil
}

// Default serves s over a transport of its own.
func Default(ctx context.Context, s *mcp.Server) error {
	return Mount(ctx, http.DefaultServeMux, s, &mcp.StreamableServerTransport{}) // want transport
}
