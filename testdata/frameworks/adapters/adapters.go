// Package adapters wraps handlers in what programs wrap them in.
package adapters

import (
	"context"
	"net/http"

	"github.com/justinas/alice"
	"github.com/modelcontextprotocol/go-sdk/mcp"
	"github.com/urfave/negroni/v3"
	"go.opentelemetry.io/contrib/instrumentation/net/http/otelhttp"
)

func logged(next http.Handler) http.Handler {
	return http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) { next.ServeHTTP(w, r) })
}

// Strip cuts a prefix.
func Strip(mux *http.ServeMux, s *mcp.Server) {
	t := &mcp.StreamableServerTransport{SessionID: "one"} // want transport
	go s.Connect(context.Background(), t, nil)
	mux.Handle("/v1/mcp", http.StripPrefix("/v1", t))
}

// Otel traces.
func Otel(mux *http.ServeMux, s *mcp.Server) {
	t := &mcp.StreamableServerTransport{SessionID: "one"} // want transport
	go s.Connect(context.Background(), t, nil)
	mux.Handle("/mcp", otelhttp.NewHandler(t, "mcp"))
}

// Alice chains.
func Alice(mux *http.ServeMux, s *mcp.Server) {
	t := &mcp.StreamableServerTransport{SessionID: "one"} // want transport
	go s.Connect(context.Background(), t, nil)
	mux.Handle("/mcp", alice.New(logged).Then(t))
}

// Negroni chains.
func Negroni(s *mcp.Server) http.Handler {
	t := &mcp.StreamableServerTransport{SessionID: "one"} // want transport
	go s.Connect(context.Background(), t, nil)
	n := negroni.Classic()
	n.UseHandler(t)
	return n
}

// NegroniWrap wraps.
func NegroniWrap(s *mcp.Server) http.Handler {
	t := &mcp.StreamableServerTransport{SessionID: "one"} // want transport
	go s.Connect(context.Background(), t, nil)
	return negroni.New(negroni.NewLogger(), negroni.Wrap(t))
}

// Own wraps the handler that keeps a session for each client.
func Own(mux *http.ServeMux) {
	h := mcp.NewStreamableHTTPHandler(func(*http.Request) *mcp.Server { // ok
		return mcp.NewServer(&mcp.Implementation{Name: "each"}, nil) // ok
	}, nil)
	mux.Handle("/v1/", http.StripPrefix("/v1", otelhttp.NewHandler(alice.New(logged).Then(h), "mcp")))
	n := negroni.New()
	n.UseHandler(h)
	mux.Handle("/negroni", n)
}

// Each builds a transport for each request, and wraps it then.
func Each(mux *http.ServeMux, s *mcp.Server) {
	mux.HandleFunc("/mcp", func(w http.ResponseWriter, r *http.Request) {
		t := &mcp.StreamableServerTransport{Stateless: true} // ok
		_, _ = s.Connect(r.Context(), t, nil)
		alice.New(logged).Then(otelhttp.NewHandler(t, "mcp")).ServeHTTP(w, r)
	})
}
