// Package ownport listens on a port of its own for each session that is asked for: on each port there is one client.
package ownport

import (
	"context"
	"crypto/rand"
	"io"
	"net"
	"net/http"

	"github.com/modelcontextprotocol/go-sdk/mcp"
)

// Open opens a session and says where.
func Open(w http.ResponseWriter, r *http.Request) {
	ctx := context.WithoutCancel(r.Context())
	s := mcp.NewServer(&mcp.Implementation{Name: "own port"}, nil) // ok
	t := &mcp.StreamableServerTransport{SessionID: rand.Text()}    // ok
	if _, err := s.Connect(ctx, t, nil); err != nil {
		http.Error(w, err.Error(), http.StatusInternalServerError)
		return
	}
	ln, err := net.Listen("tcp", "127.0.0.1:0")
	if err != nil {
		http.Error(w, err.Error(), http.StatusInternalServerError)
		return
	}
	go func() { _ = http.Serve(ln, t) }()
	_, _ = io.WriteString(w, ln.Addr().String())
}
