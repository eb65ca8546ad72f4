// Package nilcheck builds the server when the field is nil, under a lock that is checked twice.
package nilcheck

import (
	"net/http"
	"sync"

	"github.com/modelcontextprotocol/go-sdk/mcp"
)

// An Archive has a server as soon as it is asked.
type Archive struct {
	mu sync.RWMutex
	s  *mcp.Server
}

func (a *Archive) server() *mcp.Server {
	a.mu.RLock()
	s := a.s
	a.mu.RUnlock()
	if s != nil {
		return s
	}
	a.mu.Lock()
	defer a.mu.Unlock()
	if a.s == nil {
		a.s = mcp.NewServer(&mcp.Implementation{Name: "archive"}, nil) // want server
	}
	return a.s
}

// Handler serves the archive.
func (a *Archive) Handler() http.Handler {
	return mcp.NewStreamableHTTPHandler(func(*http.Request) *mcp.Server { return a.server() }, nil)
}
