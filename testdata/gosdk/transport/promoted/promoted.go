// Package promoted mounts a struct literal with the transport embedded: its ServeHTTP stands nowhere, so the message names the line of the mount.
package promoted

import (
	"context"
	"net/http"

	"github.com/modelcontextprotocol/go-sdk/mcp"
)

type endpoint struct {
	*mcp.StreamableServerTransport
	label string
}

// Mount serves s.
func Mount(ctx context.Context, mux *http.ServeMux, s *mcp.Server) error {
	e := &endpoint{&mcp.StreamableServerTransport{}, "main"} // want transport "promoted.go:\\d+"
	if _, err := s.Connect(ctx, e, nil); err != nil {
		return err
	}
	mux.Handle("/"+e.label, e)
	return nil
}
