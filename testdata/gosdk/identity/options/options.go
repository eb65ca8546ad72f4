// Package options lets the first caller's name into the options of a server that stays.
package options

import (
	"net/http"
	"sync"

	"github.com/modelcontextprotocol/go-sdk/mcp"
)

// A Host serves one server.
type Host struct {
	once sync.Once
	s    *mcp.Server
}

func instructions(r *http.Request) string {
	return "You work for " + r.Header.Get("X-Forwarded-User") + "."
}

// Handler serves the host.
func (h *Host) Handler() http.Handler {
	return mcp.NewStreamableHTTPHandler(func(r *http.Request) *mcp.Server {
		h.once.Do(func() {
			opts := &mcp.ServerOptions{Instructions: instructions(r)}
			h.s = mcp.NewServer(&mcp.Implementation{Name: "host"}, opts) // want identity
		})
		return h.s
	}, nil)
}
