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

// First builds the server for whoever asks first, and keeps it.
func First(r chi.Router) {
	var server *mcp.Server
	r.Post("/{tenant}/{page}", func(_ http.ResponseWriter, r *http.Request) {
		if server == nil {
			server = mcp.NewServer(&mcp.Implementation{Name: chi.URLParam(r, "tenant")}, nil) // want identity
		}
		_, _ = server.Connect(context.Background(), &mcp.StreamableServerTransport{Stateless: true}, nil)
	})
}

// Once builds the server at the first request, of which it tells nothing that says who asks.
func Once(r chi.Router) {
	var server *mcp.Server
	r.Post("/{tenant}/{page}", func(_ http.ResponseWriter, r *http.Request) {
		if server == nil {
			server = mcp.NewServer(&mcp.Implementation{Name: chi.URLParam(r, "page")}, nil) // want server
		}
		_, _ = server.Connect(context.Background(), &mcp.StreamableServerTransport{Stateless: true}, nil)
	})
}
