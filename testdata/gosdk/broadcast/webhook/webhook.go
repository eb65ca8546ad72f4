// Package webhook passes on what is posted beside MCP, which is meant for all, but neither who posted it nor what a client of MCP sends.
package webhook

import (
	"context"
	"encoding/json"
	"io"
	"net/http"

	"github.com/modelcontextprotocol/go-sdk/mcp"
)

type event struct{ Kind, Text string }

type bell struct{ server *mcp.Server }

func (b *bell) ring(ctx context.Context, data any) {
	for session := range b.server.Sessions() {
		_ = session.Log(ctx, &mcp.LoggingMessageParams{Data: data}) // ok
	}
}

func (b *bell) name(ctx context.Context, data any) {
	for session := range b.server.Sessions() {
		_ = session.Log(ctx, &mcp.LoggingMessageParams{Data: data}) // want broadcast "the credentials of the request"
	}
}

func (b *bell) repeat(ctx context.Context, data any) {
	for session := range b.server.Sessions() {
		_ = session.Log(ctx, &mcp.LoggingMessageParams{Data: data}) // want broadcast "the body of the request"
	}
}

// Mux serves it.
func Mux() *http.ServeMux {
	b := &bell{server: mcp.NewServer(&mcp.Implementation{Name: "bell"}, nil)} // want server
	h := mcp.NewStreamableHTTPHandler(func(*http.Request) *mcp.Server { return b.server }, nil)
	mux := http.NewServeMux()
	mux.HandleFunc("POST /hook", func(_ http.ResponseWriter, r *http.Request) {
		body, _ := io.ReadAll(r.Body)
		b.ring(r.Context(), string(body))
	})
	mux.HandleFunc("POST /event", func(_ http.ResponseWriter, r *http.Request) {
		var e event
		if json.NewDecoder(r.Body).Decode(&e) == nil {
			b.ring(r.Context(), e.Text)
		}
		user, _, _ := r.BasicAuth()
		b.name(r.Context(), user)
	})
	mux.HandleFunc("/mcp", func(w http.ResponseWriter, r *http.Request) {
		body, _ := io.ReadAll(r.Body)
		b.repeat(r.Context(), string(body))
		h.ServeHTTP(w, r)
	})
	return mux
}
