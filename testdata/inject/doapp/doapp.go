// Package doapp is put together by samber/do.
package doapp

import (
	"net/http"

	"github.com/modelcontextprotocol/go-sdk/mcp"
	"github.com/samber/do"
	dov2 "github.com/samber/do/v2"
)

func newServer(*do.Injector) (*mcp.Server, error) {
	return mcp.NewServer(&mcp.Implementation{Name: "do"}, nil), nil // want server
}

// Serve puts it together; the first request builds the server.
func Serve() http.Handler {
	i := do.New()
	do.Provide(i, newServer)
	return mcp.NewStreamableHTTPHandler(func(*http.Request) *mcp.Server { return do.MustInvoke[*mcp.Server](i) }, nil)
}

// Value gives a value to the injector.
func Value(mux *http.ServeMux) {
	i := dov2.New()
	dov2.ProvideValue(i, &mcp.SSEServerTransport{Endpoint: "/sse"}) // want transport
	mux.HandleFunc("/sse", func(w http.ResponseWriter, r *http.Request) {
		t, err := dov2.Invoke[*mcp.SSEServerTransport](i)
		if err != nil {
			http.Error(w, err.Error(), http.StatusInternalServerError)
			return
		}
		t.ServeHTTP(w, r)
	})
}

// Transient builds a new transport for each that asks.
func Transient(mux *http.ServeMux, s *mcp.Server) {
	i := dov2.New()
	dov2.ProvideTransient(i, func(dov2.Injector) (*mcp.StreamableServerTransport, error) {
		return &mcp.StreamableServerTransport{Stateless: true}, nil // ok
	})
	mux.HandleFunc("/mcp", func(w http.ResponseWriter, r *http.Request) {
		t := dov2.MustInvoke[*mcp.StreamableServerTransport](i)
		_, _ = s.Connect(r.Context(), t, nil)
		t.ServeHTTP(w, r)
	})
}
