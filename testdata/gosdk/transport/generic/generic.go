// Package generic keeps a transport in a generic holder, and another in the same holder that the request makes for itself.
package generic

import (
	"context"
	"net/http"

	"github.com/modelcontextprotocol/go-sdk/mcp"
)

type holder[T any] struct{ value T }

func hold[T any](v T) *holder[T] { return &holder[T]{value: v} }

func (h *holder[T]) get() T { return h.value }

// Shared serves everybody with one transport.
func Shared(ctx context.Context, s *mcp.Server) http.Handler {
	kept := hold(&mcp.StreamableServerTransport{SessionID: "kept"}) // want transport
	go func() { _ = s.Run(ctx, kept.get()) }()
	return http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		kept.get().ServeHTTP(w, r)
	})
}

// Own serves each request with its own.
func Own(s *mcp.Server) http.Handler {
	return http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		mine := hold(&mcp.SSEServerTransport{Endpoint: "/", Response: w}) // ok
		_ = s.Run(r.Context(), mine.get())
	})
}
