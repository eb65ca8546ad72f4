// Package funcfield keeps the bound ServeHTTP of a transport in a field and calls that for each request.
package funcfield

import (
	"context"
	"net/http"

	"github.com/modelcontextprotocol/go-sdk/mcp"
)

// A Site has one page that is MCP.
type Site struct {
	mcp func(http.ResponseWriter, *http.Request)
}

// New connects s.
func New(ctx context.Context, s *mcp.Server) (*Site, error) {
	t := &mcp.StreamableServerTransport{SessionID: "site"} // want transport
	if _, err := s.Connect(ctx, t, nil); err != nil {
		return nil, err
	}
	return &Site{mcp: t.ServeHTTP}, nil
}

func (s *Site) ServeHTTP(w http.ResponseWriter, r *http.Request) {
	if r.URL.Path != "/mcp" {
		http.NotFound(w, r)
		return
	}
	s.mcp(w, r)
}
