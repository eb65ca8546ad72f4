// Package stripprefix mounts a transport below http.StripPrefix, which serves it as it is.
package stripprefix

import (
	"context"
	"net/http"

	"github.com/modelcontextprotocol/go-sdk/mcp"
)

// Mount serves s under /v1/.
func Mount(ctx context.Context, mux *http.ServeMux, s *mcp.Server) {
	t := &mcp.StreamableServerTransport{SessionID: "v1"} // want transport
	go func() { _ = s.Run(ctx, t) }()
	mux.Handle("/v1/", http.StripPrefix("/v1", t))
}
