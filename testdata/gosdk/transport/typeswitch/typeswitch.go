// Package typeswitch finds the transport in an interface value with a type switch.
package typeswitch

import (
	"context"
	"net/http"

	"github.com/modelcontextprotocol/go-sdk/mcp"
)

// Handler serves s in one of two ways.
func Handler(ctx context.Context, s *mcp.Server, page []byte) http.Handler {
	var content any = page
	if s != nil {
		t := &mcp.StreamableServerTransport{} // want transport
		go func() { _ = s.Run(ctx, t) }()
		content = t
	}
	return http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		switch c := content.(type) {
		case []byte:
			_, _ = w.Write(c)
		case *mcp.StreamableServerTransport:
			c.ServeHTTP(w, r)
		}
	})
}
