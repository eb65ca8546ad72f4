// Package httpserver makes a transport the handler of an http.Server.
package httpserver

import (
	"context"
	"net/http"
	"time"

	"github.com/modelcontextprotocol/go-sdk/mcp"
)

// ListenAndServe serves docs until it fails.
func ListenAndServe(ctx context.Context, docs *mcp.Server) error {
	transport := new(mcp.StreamableServerTransport) // want transport
	transport.SessionID = "docs"
	if _, err := docs.Connect(ctx, transport, nil); err != nil {
		return err
	}
	srv := &http.Server{
		Addr:              "localhost:9000",
		Handler:           transport,
		ReadHeaderTimeout: 5 * time.Second,
	}
	return srv.ListenAndServe()
}
