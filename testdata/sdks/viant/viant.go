// Package viant serves with viant/mcp and viant/jsonrpc, which ask for a handler for each session.
package viant

import (
	"context"
	"net/http"

	"github.com/viant/jsonrpc"
	"github.com/viant/jsonrpc/transport"
	"github.com/viant/jsonrpc/transport/server/http/streamable"
)

// A relay handles the messages of one session.
type relay struct{ to transport.Transport }

func (r *relay) Serve(ctx context.Context, request *jsonrpc.Request, response *jsonrpc.Response) {
	_ = r.to.Notify(ctx, &jsonrpc.Notification{Method: request.Method})
}

func (r *relay) OnNotification(context.Context, *jsonrpc.Notification) {}

// Own makes a handler for each session.
func Own(mux *http.ServeMux) {
	mux.Handle("/mcp", streamable.New(func(_ context.Context, t transport.Transport) transport.Handler {
		return &relay{to: t} // ok
	}))
}

// Cached makes the handler of the first session serve all.
func Cached(mux *http.ServeMux) {
	var cached transport.Handler
	mux.Handle("/mcp", streamable.New(func(_ context.Context, t transport.Transport) transport.Handler {
		if cached == nil {
			cached = &relay{to: t} // want server
		}
		return cached
	}))
}

var current transport.Transport

// Kept keeps the transport of the last session.
func Kept(mux *http.ServeMux) {
	mux.Handle("/mcp", streamable.New(func(_ context.Context, t transport.Transport) transport.Handler {
		current = t // want session
		return &relay{to: t}
	}))
	mux.HandleFunc("/notify", func(_ http.ResponseWriter, r *http.Request) {
		_ = current.Notify(r.Context(), &jsonrpc.Notification{Method: "ping"})
	})
}
