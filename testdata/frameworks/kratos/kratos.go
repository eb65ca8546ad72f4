// Package kratos serves through kratos' HTTP server.
package kratos

import (
	"context"
	"net/http"

	khttp "github.com/go-kratos/kratos/v2/transport/http"
	"github.com/modelcontextprotocol/go-sdk/mcp"
)

// Shared hands every client the transport of one session.
func Shared(srv *khttp.Server, s *mcp.Server) {
	t := &mcp.StreamableServerTransport{SessionID: "one"} // want transport
	go s.Connect(context.Background(), t, nil)
	srv.Route("/").POST("/mcp", func(c khttp.Context) error {
		t.ServeHTTP(c.Response(), c.Request())
		return nil
	})
}

// Own builds a transport for each request.
func Own(srv *khttp.Server, s *mcp.Server) {
	srv.Route("/").POST("/mcp", func(c khttp.Context) error {
		t := &mcp.StreamableServerTransport{Stateless: true} // ok
		_, _ = s.Connect(c.Request().Context(), t, nil)
		t.ServeHTTP(c.Response(), c.Request())
		return nil
	})
}

// Mounted gives the framework the transport itself.
func Mounted(srv *khttp.Server, s *mcp.Server) {
	t := &mcp.StreamableServerTransport{SessionID: "one"} // want transport
	go s.Connect(context.Background(), t, nil)
	srv.HandlePrefix("/mcp", t)
}

// Handler gives the framework the handler that keeps a session for each client.
func Handler(srv *khttp.Server) {
	h := mcp.NewStreamableHTTPHandler(func(*http.Request) *mcp.Server { // ok
		return mcp.NewServer(&mcp.Implementation{Name: "each"}, nil) // ok
	}, nil)
	srv.Handle("/mcp", h)
}
