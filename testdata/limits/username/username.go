// Package username builds its server for the first caller's look, a header whose name is like that of somebody. The server is shared,
// and nobody's.
package username

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
		l.server = mcp.NewServer(&mcp.Implementation{Name: "lazy", Title: r.Header.Get("X-User-Interface")}, nil) // limit: false report of identity
	})
	return l.server
}

// Handler serves the lazy server.
func Handler() http.Handler {
	return mcp.NewStreamableHTTPHandler(new(lazy).get, nil)
}
