// Package nilcheck caches a server that was built for one user in a field.
package nilcheck

import (
	"net/http"
	"sync"

	"github.com/modelcontextprotocol/go-sdk/mcp"
)

type userKey struct{}

type desk struct {
	mu     sync.Mutex
	server *mcp.Server
}

func newServer(user string) *mcp.Server {
	return mcp.NewServer(&mcp.Implementation{Name: "desk", Title: user}, nil)
}

func (d *desk) get(r *http.Request) *mcp.Server {
	d.mu.Lock()
	defer d.mu.Unlock()
	if d.server == nil {
		user, _ := r.Context().Value(userKey{}).(string)
		d.server = newServer(user) // want identity
	}
	return d.server
}

// Handler serves the desk.
func Handler() http.Handler {
	return mcp.NewStreamableHTTPHandler((&desk{}).get, nil)
}
