// Package hub sends each stream to a goroutine that knows them all, and asks that for the stream of a request.
package hub

import (
	"crypto/rand"
	"net/http"

	"github.com/modelcontextprotocol/go-sdk/mcp"
)

type stream struct {
	id        string
	transport *mcp.SSEServerTransport
}

type question struct {
	id     string
	answer chan *stream
}

type hub struct {
	opened    chan *stream
	questions chan question
}

func (h *hub) run() {
	byID := map[string]*stream{}
	for {
		select {
		case s := <-h.opened:
			byID[s.id] = s
		case q := <-h.questions:
			q.answer <- byID[q.id]
		}
	}
}

func (h *hub) open(s *mcp.Server) http.HandlerFunc {
	return func(w http.ResponseWriter, r *http.Request) {
		one := &stream{id: rand.Text()}
		one.transport = &mcp.SSEServerTransport{Endpoint: "/streams/" + one.id, Response: w} // ok
		h.opened <- one
		_ = s.Run(r.Context(), one.transport)
	}
}

func (h *hub) post(w http.ResponseWriter, r *http.Request) {
	q := question{r.PathValue("id"), make(chan *stream)}
	h.questions <- q
	if one := <-q.answer; one != nil {
		one.transport.ServeHTTP(w, r)
	}
}

// Mount serves s.
func Mount(mux *http.ServeMux, s *mcp.Server) {
	h := &hub{opened: make(chan *stream), questions: make(chan question)}
	go h.run()
	mux.HandleFunc("GET /streams", h.open(s))
	mux.HandleFunc("POST /streams/{id}", h.post)
}
