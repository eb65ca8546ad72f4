// Package handlerfield knows its transport only as an http.Handler in a nested struct.
package handlerfield

import (
	"context"
	"net/http"

	"github.com/modelcontextprotocol/go-sdk/mcp"
)

type backend struct {
	name    string
	handler http.Handler
}

// A Proxy has a public and a private side.
type Proxy struct {
	public, private backend
}

// New connects s to the public side.
func New(ctx context.Context, s *mcp.Server) (*Proxy, error) {
	p := &Proxy{
		public:  backend{name: "public", handler: &mcp.StreamableServerTransport{}}, // want transport
		private: backend{name: "private", handler: http.NotFoundHandler()},
	}
	if t, ok := p.public.handler.(mcp.Transport); ok {
		if _, err := s.Connect(ctx, t, nil); err != nil {
			return nil, err
		}
	}
	return p, nil
}

func (p *Proxy) ServeHTTP(w http.ResponseWriter, r *http.Request) {
	side := &p.private
	if r.Header.Get("X-Internal") == "" {
		side = &p.public
	}
	side.handler.ServeHTTP(w, r)
}
