// Package atomicpointer exchanges its server when the configuration changes; each of them serves everybody meanwhile.
package atomicpointer

import (
	"net/http"
	"sync/atomic"

	"github.com/modelcontextprotocol/go-sdk/mcp"
)

// A Live server can be exchanged.
type Live struct {
	current atomic.Pointer[mcp.Server]
}

// Watch exchanges the server for each new name.
func (l *Live) Watch(names <-chan string) {
	for name := range names {
		l.current.Store(mcp.NewServer(&mcp.Implementation{Name: name}, nil)) // want server
	}
}

// Handler serves whatever is current.
func (l *Live) Handler() http.Handler {
	return mcp.NewStreamableHTTPHandler(func(*http.Request) *mcp.Server { return l.current.Load() }, nil)
}
