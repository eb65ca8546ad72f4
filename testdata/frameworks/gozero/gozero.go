// Package gozero serves through go-zero's rest server.
package gozero

import (
	"context"
	"net/http"

	"github.com/modelcontextprotocol/go-sdk/mcp"
	"github.com/zeromicro/go-zero/rest"
)

// Shared hands every client the transport of one session.
func Shared(srv *rest.Server, s *mcp.Server) {
	t := &mcp.StreamableServerTransport{SessionID: "one"} // want transport
	go s.Connect(context.Background(), t, nil)
	srv.AddRoute(rest.Route{Method: http.MethodPost, Path: "/mcp", Handler: func(w http.ResponseWriter, r *http.Request) {
		t.ServeHTTP(w, r)
	}})
}

// Own builds a transport for each request.
func Own(srv *rest.Server, s *mcp.Server) {
	srv.AddRoutes([]rest.Route{{Method: http.MethodPost, Path: "/mcp", Handler: func(w http.ResponseWriter, r *http.Request) {
		t := &mcp.StreamableServerTransport{Stateless: true} // ok
		_, _ = s.Connect(r.Context(), t, nil)
		t.ServeHTTP(w, r)
	}}})
}

// Mounted gives the framework the transport itself.
func Mounted(srv *rest.Server, s *mcp.Server) {
	t := &mcp.StreamableServerTransport{SessionID: "one"} // want transport
	go s.Connect(context.Background(), t, nil)
	srv.AddRoute(rest.Route{Method: http.MethodPost, Path: "/mcp", Handler: t.ServeHTTP})
}

// Handler gives the framework the handler that keeps a session for each client.
func Handler(srv *rest.Server) {
	h := mcp.NewStreamableHTTPHandler(func(*http.Request) *mcp.Server { // ok
		return mcp.NewServer(&mcp.Implementation{Name: "each"}, nil) // ok
	}, nil)
	srv.AddRoute(rest.Route{Method: http.MethodPost, Path: "/mcp", Handler: h.ServeHTTP})
}
