// Package usedhere names the line of a method value, and that of a call through a method expression.
package usedhere

import (
	"context"
	"net/http"

	"github.com/modelcontextprotocol/go-sdk/mcp"
)

// Value mounts a method value.
func Value(ctx context.Context, mux *http.ServeMux, s *mcp.Server) {
	t := new(mcp.StreamableServerTransport) // want transport "ServeHTTP at usedhere.go:15"
	go func() { _ = s.Run(ctx, t) }()
	mux.HandleFunc("/value", t.ServeHTTP)
}

// Expression mounts a function that calls a method expression.
func Expression(ctx context.Context, mux *http.ServeMux, s *mcp.Server) {
	t := new(mcp.StreamableServerTransport) // want transport "ServeHTTP at usedhere.go:24"
	go func() { _ = s.Run(ctx, t) }()
	serve := (*mcp.StreamableServerTransport).ServeHTTP
	mux.HandleFunc("/expression", func(w http.ResponseWriter, r *http.Request) {
		serve(t, w, r)
	})
}
