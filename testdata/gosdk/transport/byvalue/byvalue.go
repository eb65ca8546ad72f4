// Package byvalue declares its transport as a variable and mounts its address.
package byvalue

import (
	"context"
	"net/http"

	"github.com/modelcontextprotocol/go-sdk/mcp"
)

// Mount serves s under /mcp.
func Mount(ctx context.Context, mux *http.ServeMux, s *mcp.Server) error {
	var wire mcp.StreamableServerTransport // want transport
	wire.SessionID = "one"
	if _, err := s.Connect(ctx, &wire, nil); err != nil {
		return err
	}
	mux.Handle("/mcp", &wire)
	return nil
}
