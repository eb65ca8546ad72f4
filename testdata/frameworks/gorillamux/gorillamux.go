// Package gorillamux serves through gorilla/mux.
package gorillamux

import (
	"context"
	"net/http"

	"github.com/gorilla/mux"
	"github.com/modelcontextprotocol/go-sdk/mcp"
)

// Shared hands every client the transport of one session.
func Shared(r *mux.Router, s *mcp.Server) {
	t := &mcp.StreamableServerTransport{SessionID: "one"} // want transport
	go s.Connect(context.Background(), t, nil)
	r.HandleFunc("/mcp", func(w http.ResponseWriter, r *http.Request) { t.ServeHTTP(w, r) }).Methods("POST")
}

// Own builds a transport for each request.
func Own(r *mux.Router, s *mcp.Server) {
	r.HandleFunc("/mcp", func(w http.ResponseWriter, r *http.Request) {
		t := &mcp.StreamableServerTransport{Stateless: true} // ok
		_, _ = s.Connect(r.Context(), t, nil)
		t.ServeHTTP(w, r)
	})
}

// Mounted gives the framework the transport itself.
func Mounted(r *mux.Router, s *mcp.Server) {
	t := &mcp.StreamableServerTransport{SessionID: "one"} // want transport
	go s.Connect(context.Background(), t, nil)
	r.PathPrefix("/mcp").Handler(t)
}

// Handler gives the framework the handler that keeps a session for each client.
func Handler(r *mux.Router) {
	h := mcp.NewStreamableHTTPHandler(func(*http.Request) *mcp.Server { // ok
		return mcp.NewServer(&mcp.Implementation{Name: "each"}, nil) // ok
	}, nil)
	r.Path("/mcp").Handler(h)
}
