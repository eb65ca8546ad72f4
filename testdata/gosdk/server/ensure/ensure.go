// Package ensure builds its server when it is needed, with named results and an error that may come instead.
package ensure

import (
	"net/http"
	"sync"

	"github.com/modelcontextprotocol/go-sdk/mcp"
)

// An Index has a server once it is open.
type Index struct {
	mu sync.RWMutex
	s  *mcp.Server
}

func (x *Index) ensure() (s *mcp.Server, err error) {
	x.mu.RLock()
	s = x.s
	x.mu.RUnlock()
	if s != nil {
		return s, nil
	}
	x.mu.Lock()
	defer x.mu.Unlock()
	if x.s != nil {
		return x.s, nil
	}
	if s, err = x.open(); err != nil { // want server
		return nil, err
	}
	x.s = s
	return s, nil
}

func (x *Index) open() (*mcp.Server, error) {
	return mcp.NewServer(&mcp.Implementation{Name: "index"}, nil), nil
}

// Handler serves the index.
func (x *Index) Handler() http.Handler {
	return mcp.NewStreamableHTTPHandler(func(*http.Request) *mcp.Server {
		s, err := x.ensure()
		if err != nil {
			return nil
		}
		return s
	}, nil)
}
