// Package tasks sends closures to a worker that began at startup; what they build is built when they are called, once for each request.
package tasks

import (
	"net/http"

	"github.com/modelcontextprotocol/go-sdk/mcp"
)

func work(tasks <-chan func()) {
	for do := range tasks {
		do()
	}
}

// Handler serves s.
func Handler(s *mcp.Server) http.Handler {
	tasks := make(chan func())
	go work(tasks)
	return http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		done := make(chan struct{})
		tasks <- func() {
			defer close(done)
			t := &mcp.StreamableServerTransport{Stateless: true} // ok
			if _, err := s.Connect(r.Context(), t, nil); err != nil {
				return
			}
			t.ServeHTTP(w, r)
		}
		<-done
	})
}
