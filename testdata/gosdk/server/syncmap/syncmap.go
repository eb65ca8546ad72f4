// Package syncmap keeps one server for each user in a sync.Map.
package syncmap

import (
	"net/http"
	"sync"

	"github.com/modelcontextprotocol/go-sdk/mcp"
)

var perUser sync.Map

// Handler serves each user his own server.
func Handler() http.Handler {
	return mcp.NewStreamableHTTPHandler(func(r *http.Request) *mcp.Server {
		user, _, _ := r.BasicAuth()
		own := mcp.NewServer(&mcp.Implementation{Name: "notes of " + user}, nil) // ok
		kept, _ := perUser.LoadOrStore(user, own)
		return kept.(*mcp.Server)
	}, nil)
}
