// Package compareduser keeps the last server with the name of its user, and builds another when the next user is not the same.
package compareduser

import (
	"net/http"
	"sync"

	"github.com/modelcontextprotocol/go-sdk/mcp"
)

type last struct {
	mu   sync.Mutex
	user string
	s    *mcp.Server
}

func (l *last) get(r *http.Request) *mcp.Server {
	l.mu.Lock()
	defer l.mu.Unlock()
	user := r.Header.Get("X-User")
	if l.s == nil || l.user != user {
		l.user = user
		l.s = mcp.NewServer(&mcp.Implementation{Name: "home of " + user}, nil) // ok
	}
	return l.s
}

// Handler serves each user his server.
func Handler() http.Handler {
	return mcp.NewStreamableHTTPHandler(new(last).get, nil)
}
