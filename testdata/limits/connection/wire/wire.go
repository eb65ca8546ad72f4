// Package wire exports a constructor that mounts a transport, on a mux of its own.
package wire

import (
	"context"
	"net/http"

	"github.com/modelcontextprotocol/go-sdk/mcp"
)

// A Conn is one client's.
type Conn struct {
	transport *mcp.StreamableServerTransport
	mux       *http.ServeMux
}

// New connects s.
func New(ctx context.Context, s *mcp.Server, id string) (*Conn, error) {
	c := &Conn{mux: http.NewServeMux()}
	c.transport = &mcp.StreamableServerTransport{SessionID: id} // limit: false report of transport
	if _, err := s.Connect(ctx, c.transport, nil); err != nil {
		return nil, err
	}
	c.mux.Handle("/", c.transport)
	return c, nil
}

func (c *Conn) ServeHTTP(w http.ResponseWriter, r *http.Request) { c.mux.ServeHTTP(w, r) }
