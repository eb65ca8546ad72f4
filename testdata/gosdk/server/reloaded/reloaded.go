// Package reloaded builds its server at startup and again in a goroutine, in one function: one finding.
package reloaded

import (
	"net/http"
	"sync/atomic"
	"time"

	"github.com/modelcontextprotocol/go-sdk/mcp"
)

// A Service has the newest server.
type Service struct{ current atomic.Pointer[mcp.Server] }

// New returns a service that reloads itself every minute.
func New() *Service {
	s := new(Service)
	s.reload()
	go func() {
		for range time.Tick(time.Minute) {
			s.reload()
		}
	}()
	return s
}

func (s *Service) reload() {
	s.current.Store(mcp.NewServer(&mcp.Implementation{Name: "reloaded"}, nil)) // want server "built in a loop"
}

// Handler serves what is current.
func (s *Service) Handler() http.Handler {
	return mcp.NewStreamableHTTPHandler(func(*http.Request) *mcp.Server { return s.current.Load() }, nil)
}
