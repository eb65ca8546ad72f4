// Package returned gives its transport away as a handler: whether it is shared is decided where it is mounted, if anywhere.
package returned

import (
	"context"
	"net/http"

	"github.com/modelcontextprotocol/go-sdk/mcp"
)

// Endpoint connects s.
func Endpoint(ctx context.Context, s *mcp.Server) (http.Handler, error) {
	t := &mcp.StreamableServerTransport{SessionID: "given away"} // ok: its callers decide
	_, err := s.Connect(ctx, t, nil)
	return t, err
}
