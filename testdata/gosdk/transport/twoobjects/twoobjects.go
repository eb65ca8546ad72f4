// Package twoobjects has two links at startup: one carries a transport for a pipe, the other a function that makes them.
package twoobjects

import (
	"context"
	"net/http"
	"os"

	"github.com/modelcontextprotocol/go-sdk/mcp"
)

type link struct {
	t    mcp.Transport
	open func(w http.ResponseWriter) mcp.Transport
}

func (l *link) run(ctx context.Context, s *mcp.Server) { _ = s.Run(ctx, l.t) }

func (l *link) ServeHTTP(w http.ResponseWriter, r *http.Request) {
	own := &link{t: l.open(w)}
	own.run(r.Context(), newServer())
}

func newServer() *mcp.Server { return mcp.NewServer(&mcp.Implementation{Name: "links"}, nil) } // ok

// Mount serves a pipe and a stream.
func Mount(ctx context.Context, mux *http.ServeMux) {
	pipe := &link{t: &mcp.IOTransport{Reader: os.Stdin, Writer: os.Stdout}} // ok
	go pipe.run(ctx, newServer())
	mux.Handle("GET /stream", &link{open: func(w http.ResponseWriter) mcp.Transport {
		return &mcp.SSEServerTransport{Endpoint: "/stream", Response: w} // ok
	}})
}
