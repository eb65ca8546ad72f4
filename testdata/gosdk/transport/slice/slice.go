// Package slice spreads the requests over a few transports made at startup: a client that is not alone on one shares it.
package slice

import (
	"context"
	"net/http"
	"sync/atomic"

	"github.com/modelcontextprotocol/go-sdk/mcp"
)

type shards struct {
	next atomic.Uint64
	all  []*mcp.StreamableServerTransport
}

// Mount connects n shards of s.
func Mount(ctx context.Context, mux *http.ServeMux, s *mcp.Server, n int) error {
	sh := &shards{}
	for range n {
		t := &mcp.StreamableServerTransport{Stateless: true} // want transport
		if _, err := s.Connect(ctx, t, nil); err != nil {
			return err
		}
		sh.all = append(sh.all, t)
	}
	mux.Handle("/mcp", sh)
	return nil
}

func (sh *shards) ServeHTTP(w http.ResponseWriter, r *http.Request) {
	i := sh.next.Add(1) % uint64(len(sh.all))
	sh.all[i].ServeHTTP(w, r)
}
