// Package workers has each request served by one of a few workers, to which it goes with its transport.
package workers

import (
	"net/http"

	"github.com/modelcontextprotocol/go-sdk/mcp"
)

type job struct {
	w    http.ResponseWriter
	r    *http.Request
	t    *mcp.StreamableServerTransport
	done chan struct{}
}

func (j *job) run() {
	j.t.ServeHTTP(j.w, j.r)
	close(j.done)
}

func work(jobs <-chan job) {
	for {
		j, ok := <-jobs
		if !ok {
			return
		}
		j.run()
	}
}

// Handler serves s.
func Handler(s *mcp.Server) http.Handler {
	jobs := make(chan job)
	for range 4 {
		go work(jobs)
	}
	return http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		t := &mcp.StreamableServerTransport{Stateless: true} // ok
		if _, err := s.Connect(r.Context(), t, nil); err != nil {
			return
		}
		j := job{w, r, t, make(chan struct{})}
		jobs <- j
		<-j.done
	})
}
