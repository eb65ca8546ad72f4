// Package app attaches transports and sessions to what another package keeps.
package app

import (
	"context"
	"net/http"
	"sync"

	"example.com/inferred/bridge"
	"github.com/modelcontextprotocol/go-sdk/mcp"
)

// Shared attaches the transport of each client to one bridge.
func Shared(mux *http.ServeMux, s *mcp.Server) {
	b := &bridge.Bridge{}
	mux.HandleFunc("GET /sse", func(w http.ResponseWriter, r *http.Request) {
		t := &mcp.SSEServerTransport{Endpoint: "/sse", Response: w} // want transport
		b.Attach(t)
		_, _ = s.Connect(r.Context(), t, nil)
	})
	mux.Handle("POST /sse", b)
}

// Called calls the bridge's method.
func Called(mux *http.ServeMux, s *mcp.Server) {
	b := &bridge.Bridge{}
	mux.HandleFunc("GET /sse", func(w http.ResponseWriter, r *http.Request) {
		t := &mcp.SSEServerTransport{Endpoint: "/sse", Response: w} // want transport
		b.Attach(t)
		_, _ = s.Connect(r.Context(), t, nil)
	})
	mux.HandleFunc("POST /sse", func(w http.ResponseWriter, r *http.Request) { b.Post(w, r) })
}

// Each has a bridge for each client.
func Each(mux *http.ServeMux, s *mcp.Server) {
	var bridges sync.Map
	mux.HandleFunc("GET /sse/{id}", func(w http.ResponseWriter, r *http.Request) {
		t := &mcp.SSEServerTransport{Endpoint: "/sse", Response: w} // ok
		b := &bridge.Bridge{}
		b.Attach(t) // ok
		bridges.Store(r.PathValue("id"), b)
		_, _ = s.Connect(r.Context(), t, nil)
	})
	mux.HandleFunc("POST /sse/{id}", func(w http.ResponseWriter, r *http.Request) {
		if b, ok := bridges.Load(r.PathValue("id")); ok {
			b.(*bridge.Bridge).ServeHTTP(w, r)
		}
	})
}

// Again attaches a new transport to the session that comes back.
func Again(mux *http.ServeMux, s *mcp.Server) {
	var bridges sync.Map
	mux.HandleFunc("GET /sse/{id}", func(w http.ResponseWriter, r *http.Request) {
		t := &mcp.SSEServerTransport{Endpoint: "/sse", Response: w} // ok
		b, _ := bridges.LoadOrStore(r.PathValue("id"), &bridge.Bridge{})
		b.(*bridge.Bridge).Attach(t) // ok
		_, _ = s.Connect(r.Context(), t, nil)
	})
}

// Feed attaches each caller's session to one feed.
func Feed(s *mcp.Server, events <-chan string) {
	f := &bridge.Feed{}
	go f.Run(context.Background(), events)
	mcp.AddTool(s, &mcp.Tool{Name: "follow"}, func(_ context.Context, req *mcp.CallToolRequest, _ struct{}) (*mcp.CallToolResult, any, error) {
		f.Attach(req.Session) // want session
		return nil, nil, nil
	})
}

// Handler serves a server with these tools to all clients.
func Handler(events <-chan string) http.Handler {
	s := mcp.NewServer(&mcp.Implementation{Name: "app"}, nil) // want server
	Feed(s, events)
	return mcp.NewStreamableHTTPHandler(func(*http.Request) *mcp.Server { return s }, nil)
}

// Feeds has a feed for each caller.
func Feeds(s *mcp.Server, events <-chan string) {
	mcp.AddTool(s, &mcp.Tool{Name: "follow"}, func(ctx context.Context, req *mcp.CallToolRequest, _ struct{}) (*mcp.CallToolResult, any, error) {
		f := &bridge.Feed{}
		f.Attach(req.Session) // ok
		f.Run(ctx, events)
		return nil, nil, nil
	})
}

// Counted only counts.
func Counted(mux *http.ServeMux, s *mcp.Server) {
	c := &bridge.Counter{}
	mux.HandleFunc("GET /sse", func(w http.ResponseWriter, r *http.Request) {
		t := &mcp.SSEServerTransport{Endpoint: "/sse", Response: w} // ok
		c.Attach(t)                                                 // ok
		_, _ = s.Connect(r.Context(), t, nil)
	})
}

// Startup attaches before anybody asks.
func Startup(ctx context.Context, s *mcp.Server, t *mcp.SSEServerTransport) {
	b := &bridge.Bridge{}
	b.Attach(t) // ok
	_, _ = s.Connect(ctx, t, nil)
}
