// Package mixedmap has one transport in its table from the start, under a name that all may use, and adds one for each session.
package mixedmap

import (
	"context"
	"crypto/rand"
	"net/http"
	"sync"

	"github.com/modelcontextprotocol/go-sdk/mcp"
)

type table struct {
	server *mcp.Server
	mu     sync.Mutex
	byID   map[string]*mcp.StreamableServerTransport
}

// Mount serves s.
func Mount(ctx context.Context, mux *http.ServeMux, s *mcp.Server) error {
	tb := &table{server: s, byID: map[string]*mcp.StreamableServerTransport{}}
	public := &mcp.StreamableServerTransport{SessionID: "public"} // want transport
	if _, err := s.Connect(ctx, public, nil); err != nil {
		return err
	}
	tb.byID["public"] = public
	mux.Handle("/mcp", tb)
	return nil
}

func (tb *table) ServeHTTP(w http.ResponseWriter, r *http.Request) {
	tb.mu.Lock()
	t := tb.byID[r.Header.Get("Mcp-Session-Id")]
	tb.mu.Unlock()
	if t == nil {
		t = &mcp.StreamableServerTransport{SessionID: rand.Text()} // ok
		if _, err := tb.server.Connect(r.Context(), t, nil); err != nil {
			return
		}
		tb.mu.Lock()
		tb.byID[t.SessionID] = t
		tb.mu.Unlock()
	}
	t.ServeHTTP(w, r)
}
