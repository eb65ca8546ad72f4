// Package foxy serves with foxy-contexts, where one server answers one session.
package foxy

import (
	"context"
	"encoding/json"
	"io"
	"net/http"

	"github.com/strowk/foxy-contexts/pkg/app"
	"github.com/strowk/foxy-contexts/pkg/fxctx"
	"github.com/strowk/foxy-contexts/pkg/mcp"
	"github.com/strowk/foxy-contexts/pkg/server"
	"github.com/strowk/foxy-contexts/pkg/session"
	"github.com/strowk/foxy-contexts/pkg/stdio"
	"github.com/strowk/foxy-contexts/pkg/streamable_http"
)

func text(s string) *mcp.CallToolResult {
	return &mcp.CallToolResult{Content: []any{mcp.TextContent{Type: "text", Text: s}}}
}

func newGreet() fxctx.Tool {
	return fxctx.NewTool(&mcp.Tool{Name: "greet"}, func(context.Context, map[string]any) *mcp.CallToolResult {
		return text("hello")
	})
}

// Serve serves every client through one transport, which makes a server for each session.
func Serve() error {
	return app.NewBuilder().
		WithName("greeter").
		WithTool(newGreet).
		WithTransport(streamable_http.NewTransport(streamable_http.Endpoint{Hostname: "localhost", Port: 8080, Path: "/mcp"})). // ok
		Run()
}

// Local builds the server of the one session that the standard streams carry.
func Local() error {
	return app.NewBuilder().
		WithTool(newGreet).
		WithTransport(stdio.NewTransport(stdio.WithNewServerFunc(func(c *mcp.ServerCapabilities, i *mcp.Implementation, o ...server.ServerOption) server.Server {
			return server.NewServer(c, i, o...) // ok
		}))).
		Run()
}

// Data keeps what belongs to a session in the session.
func Data(sessions *session.SessionManager) fxctx.Tool {
	return fxctx.NewTool(&mcp.Tool{Name: "seen"}, func(ctx context.Context, _ map[string]any) *mcp.CallToolResult {
		if sessions.GetSessionData(ctx) != nil {
			return text("again")
		}
		sessions.SetSessionData(ctx, seen{}) // ok
		return text("first")
	})
}

type seen struct{}

func (seen) String() string { return "seen" }

// Each builds a server for each request.
func Each(mux *http.ServeMux) {
	mux.HandleFunc("/each", func(w http.ResponseWriter, r *http.Request) {
		answer(server.NewServer(&mcp.ServerCapabilities{}, &mcp.Implementation{Name: "each"}), w, r) // ok
	})
}

// Shared answers every client with one server.
func Shared(mux *http.ServeMux) {
	s := server.NewServer(&mcp.ServerCapabilities{}, &mcp.Implementation{Name: "shared"}) // want transport
	mux.HandleFunc("/shared", func(w http.ResponseWriter, r *http.Request) {
		answer(s, w, r)
	})
}

func answer(s server.Server, w http.ResponseWriter, r *http.Request) {
	body, err := io.ReadAll(r.Body)
	if err != nil {
		http.Error(w, err.Error(), http.StatusBadRequest)
		return
	}
	go s.Handle(r.Context(), body)
	if err := json.NewEncoder(w).Encode(<-s.GetResponses()); err != nil {
		http.Error(w, err.Error(), http.StatusInternalServerError)
	}
}
