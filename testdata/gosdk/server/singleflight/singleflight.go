// Package singleflight builds the server of a user in a singleflight.Group: once for all who ask at the same time under the same key.
package singleflight

import (
	"net/http"
	"sync"

	"github.com/modelcontextprotocol/go-sdk/mcp"
	"golang.org/x/sync/singleflight"
)

type homes struct {
	group  singleflight.Group
	byUser sync.Map
}

func (h *homes) get(r *http.Request) *mcp.Server {
	user := r.Header.Get("Authorization")
	if s, ok := h.byUser.Load(user); ok {
		return s.(*mcp.Server)
	}
	s, err, _ := h.group.Do(user, func() (any, error) {
		s := mcp.NewServer(&mcp.Implementation{Name: "home"}, nil) // ok
		h.byUser.Store(user, s)
		return s, nil
	})
	if err != nil {
		return nil
	}
	return s.(*mcp.Server)
}

// Handler serves each user his server.
func Handler() http.Handler {
	return mcp.NewStreamableHTTPHandler(new(homes).get, nil)
}
