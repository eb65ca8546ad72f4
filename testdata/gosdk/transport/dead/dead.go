// Package dead has a function that would share a transport, if anything ever called it.
package dead

import (
	"context"
	"net/http"

	"github.com/modelcontextprotocol/go-sdk/mcp"
)

func mountOld(ctx context.Context, mux *http.ServeMux, s *mcp.Server) error {
	t := &mcp.StreamableServerTransport{SessionID: "old"} // ok: nothing refers to mountOld
	if _, err := s.Connect(ctx, t, nil); err != nil {
		return err
	}
	mux.Handle("/old", t)
	return nil
}
