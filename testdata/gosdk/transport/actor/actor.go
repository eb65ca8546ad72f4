// Package actor has all sessions in one goroutine, which was started once and builds a transport for each id that it is asked for.
package actor

import (
	"context"
	"crypto/rand"
	"net/http"

	"github.com/modelcontextprotocol/go-sdk/mcp"
)

type question struct {
	id     string
	answer chan *mcp.StreamableServerTransport
}

type directory struct {
	server    *mcp.Server
	questions chan question
}

// Handler serves s.
func Handler(ctx context.Context, s *mcp.Server) http.Handler {
	d := &directory{server: s, questions: make(chan question)}
	go d.answer(ctx)
	return d
}

func (d *directory) answer(ctx context.Context) {
	known := map[string]*mcp.StreamableServerTransport{}
	for q := range d.questions {
		t, ok := known[q.id]
		if !ok {
			t = &mcp.StreamableServerTransport{SessionID: rand.Text()} // ok
			if _, err := d.server.Connect(ctx, t, nil); err != nil {
				return
			}
			known[t.SessionID] = t
		}
		q.answer <- t
	}
}

func (d *directory) ServeHTTP(w http.ResponseWriter, r *http.Request) {
	q := question{id: r.Header.Get("Mcp-Session-Id"), answer: make(chan *mcp.StreamableServerTransport)}
	d.questions <- q
	t := <-q.answer
	t.ServeHTTP(w, r)
}
