// Package badge builds its server for the first caller, who is known by a header of no telling name. That the server is shared is seen.
package badge

import (
	"net/http"
	"sync"

	"github.com/modelcontextprotocol/go-sdk/mcp"
)

type lazy struct {
	once   sync.Once
	server *mcp.Server
}

func (l *lazy) get(r *http.Request) *mcp.Server {
	l.once.Do(func() {
		l.server = mcp.NewServer(&mcp.Implementation{Name: "lazy", Title: r.Header.Get("X-Badge")}, nil) /* want server */ // limit: missed identity
	})
	return l.server
}

// Handler serves the lazy server.
func Handler() http.Handler {
	return mcp.NewStreamableHTTPHandler(new(lazy).get, nil)
}
