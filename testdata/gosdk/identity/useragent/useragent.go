// Package useragent puts the program of the first caller into the server, which is nobody's identity; the server is shared all the same.
package useragent

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
		l.server = mcp.NewServer(&mcp.Implementation{Name: "lazy", Title: r.Header.Get("User-Agent")}, nil) // want server
	})
	return l.server
}

// Handler serves the lazy server.
func Handler() http.Handler {
	return mcp.NewStreamableHTTPHandler(new(lazy).get, nil)
}
