// Package logging connects through a LoggingTransport and mounts what is inside it.
package logging

import (
	"context"
	"net/http"
	"os"

	"github.com/modelcontextprotocol/go-sdk/mcp"
)

// Mount serves s and logs its traffic.
func Mount(ctx context.Context, mux *http.ServeMux, s *mcp.Server) error {
	inner := &mcp.StreamableServerTransport{SessionID: "logged"} // want transport
	if _, err := s.Connect(ctx, &mcp.LoggingTransport{Transport: inner, Writer: os.Stderr}, nil); err != nil {
		return err
	}
	mux.Handle("/logged", inner)
	return nil
}
