// Package embedded mounts a struct that has the transport embedded, and so its ServeHTTP.
package embedded

import (
	"context"
	"net/http"

	"github.com/modelcontextprotocol/go-sdk/mcp"
)

type endpoint struct {
	*mcp.StreamableServerTransport
	label string
}

// Serve serves s until it fails.
func Serve(ctx context.Context, s *mcp.Server) error {
	e := &endpoint{label: "main"}
	e.StreamableServerTransport = &mcp.StreamableServerTransport{} // want transport
	if _, err := s.Connect(ctx, e.StreamableServerTransport, nil); err != nil {
		return err
	}
	http.Handle("/"+e.label, e)
	return http.ListenAndServe(":8080", nil)
}
