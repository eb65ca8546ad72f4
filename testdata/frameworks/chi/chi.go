// Package chi serves through chi.
package chi

import (
	"context"
	"net/http"

	"github.com/go-chi/chi/v5"
	"github.com/go-chi/chi/v5/middleware"
	"github.com/modelcontextprotocol/go-sdk/mcp"
)

// Shared hands every client the transport of one session.
func Shared(r chi.Router, s *mcp.Server) {
	t := &mcp.StreamableServerTransport{SessionID: "one"} // want transport
	go s.Connect(context.Background(), t, nil)
	r.Post("/mcp", func(w http.ResponseWriter, r *http.Request) { t.ServeHTTP(w, r) })
}

// Own builds a transport for each request.
func Own(r chi.Router, s *mcp.Server) {
	r.Post("/mcp", func(w http.ResponseWriter, r *http.Request) {
		t := &mcp.StreamableServerTransport{Stateless: true} // ok
		_, _ = s.Connect(r.Context(), t, nil)
		t.ServeHTTP(w, r)
	})
}

// Mounted gives the framework the transport itself.
func Mounted(r chi.Router, s *mcp.Server) {
	t := &mcp.StreamableServerTransport{SessionID: "one"} // want transport
	go s.Connect(context.Background(), t, nil)
	r.With(middleware.Logger).Mount("/mcp", t)
}

// Handler gives the framework the handler that keeps a session for each client.
func Handler(r chi.Router) {
	h := mcp.NewStreamableHTTPHandler(func(*http.Request) *mcp.Server { // ok
		return mcp.NewServer(&mcp.Implementation{Name: "each"}, nil) // ok
	}, nil)
	r.Mount("/mcp", h)
}
