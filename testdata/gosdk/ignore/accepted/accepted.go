// Package accepted accepts its findings, each with a reason, on the same line or the line above.
package accepted

import (
	"context"
	"net/http"

	"github.com/modelcontextprotocol/go-sdk/mcp"
)

// Handler serves time, which is the same for everybody.
func Handler() http.Handler {
	s := mcp.NewServer(&mcp.Implementation{Name: "time"}, nil) //sharedmcp:ignore server it has no state
	return mcp.NewStreamableHTTPHandler(func(*http.Request) *mcp.Server { return s }, nil)
}

// Single serves one robot that is known to be alone.
func Single(ctx context.Context, mux *http.ServeMux, s *mcp.Server) {
	//sharedmcp:ignore transport the robot is the only client
	t := &mcp.StreamableServerTransport{SessionID: "robot"}
	go func() { _ = s.Run(ctx, t) }()
	mux.Handle("/robot", t)
}

type both struct {
	s *mcp.Server
	t *mcp.StreamableServerTransport
}

// Both accepts two categories at once.
func Both(mux *http.ServeMux) {
	//sharedmcp:ignore transport,server a laboratory has one user
	b := &both{mcp.NewServer(&mcp.Implementation{Name: "lab"}, nil), &mcp.StreamableServerTransport{}}
	mux.HandleFunc("/lab", func(w http.ResponseWriter, r *http.Request) {
		if _, err := b.s.Connect(r.Context(), b.t, nil); err == nil {
			b.t.ServeHTTP(w, r)
		}
	})
}
