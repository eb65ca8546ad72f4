// Package captured builds a transport next to the handler that closes over it. The handler has just
// this one for all its requests.
package captured

import (
	"context"
	"net/http"

	"github.com/modelcontextprotocol/go-sdk/mcp"
)

// Signals returns the handler of a signal box.
func Signals(ctx context.Context, box *mcp.Server) http.Handler {
	wire := &mcp.StreamableServerTransport{} // want transport
	go box.Run(ctx, wire)

	answer := func(w http.ResponseWriter, req *http.Request) {
		switch req.Method {
		case http.MethodOptions:
			w.WriteHeader(http.StatusNoContent)
		default:
			wire.ServeHTTP(w, req)
		}
	}
	return http.HandlerFunc(answer)
}
