// Package wrappedtwice wraps a handler at startup and the transport of a request below it, with one function.
package wrappedtwice

import (
	"net/http"

	"github.com/modelcontextprotocol/go-sdk/mcp"
)

func allowed(next http.Handler, check func(*http.Request) bool) http.Handler {
	return http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		if check(r) {
			next.ServeHTTP(w, r)
		}
	})
}

func local(r *http.Request) bool { return r.Host == "localhost" }

func post(r *http.Request) bool { return r.Method == http.MethodPost }

// Handler serves s.
func Handler(s *mcp.Server) http.Handler {
	inner := http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		t := &mcp.StreamableServerTransport{Stateless: true} // ok
		if _, err := s.Connect(r.Context(), t, nil); err != nil {
			return
		}
		allowed(t, post).ServeHTTP(w, r)
	})
	return allowed(allowed(inner, local), post)
}
