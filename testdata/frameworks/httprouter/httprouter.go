// Package httprouter serves through httprouter.
package httprouter

import (
	"context"
	"net/http"

	"github.com/julienschmidt/httprouter"
	"github.com/modelcontextprotocol/go-sdk/mcp"
)

// Shared hands every client the transport of one session.
func Shared(r *httprouter.Router, s *mcp.Server) {
	t := &mcp.StreamableServerTransport{SessionID: "one"} // want transport
	go s.Connect(context.Background(), t, nil)
	r.POST("/mcp/:id", func(w http.ResponseWriter, r *http.Request, _ httprouter.Params) { t.ServeHTTP(w, r) })
}

// Own builds a transport for each request.
func Own(r *httprouter.Router, s *mcp.Server) {
	r.POST("/mcp/:id", func(w http.ResponseWriter, r *http.Request, _ httprouter.Params) {
		t := &mcp.StreamableServerTransport{Stateless: true} // ok
		_, _ = s.Connect(r.Context(), t, nil)
		t.ServeHTTP(w, r)
	})
}

// Mounted gives the framework the transport itself.
func Mounted(r *httprouter.Router, s *mcp.Server) {
	t := &mcp.StreamableServerTransport{SessionID: "one"} // want transport
	go s.Connect(context.Background(), t, nil)
	r.Handler("POST", "/mcp", t)
}

// Handler gives the framework the handler that keeps a session for each client.
func Handler(r *httprouter.Router) {
	h := mcp.NewStreamableHTTPHandler(func(*http.Request) *mcp.Server { // ok
		return mcp.NewServer(&mcp.Implementation{Name: "each"}, nil) // ok
	}, nil)
	r.Handler("POST", "/mcp", h)
}
