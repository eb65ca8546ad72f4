// Package perusertransport has one transport for each user, which is found by the user: its id need not tell it from others.
package perusertransport

import (
	"context"
	"net/http"
	"sync"

	"github.com/modelcontextprotocol/go-sdk/mcp"
)

// Desks have a transport for each user.
type Desks struct {
	mu     sync.Mutex
	byUser map[string]*mcp.StreamableServerTransport
}

func (d *Desks) of(user string) (*mcp.StreamableServerTransport, error) {
	d.mu.Lock()
	defer d.mu.Unlock()
	if t := d.byUser[user]; t != nil {
		return t, nil
	}
	t := &mcp.StreamableServerTransport{SessionID: "desk"} // ok
	if _, err := mcp.NewServer(&mcp.Implementation{Name: user}, nil).Connect(context.Background(), t, nil); err != nil {
		return nil, err
	}
	d.byUser[user] = t
	return t, nil
}

func (d *Desks) ServeHTTP(w http.ResponseWriter, r *http.Request) {
	user, _, ok := r.BasicAuth()
	if !ok {
		http.Error(w, "who asks?", http.StatusUnauthorized)
		return
	}
	t, err := d.of(user)
	if err != nil {
		http.Error(w, err.Error(), http.StatusInternalServerError)
		return
	}
	t.ServeHTTP(w, r)
}

// New returns empty desks.
func New() *Desks { return &Desks{byUser: make(map[string]*mcp.StreamableServerTransport)} }
