// Package list keeps streams in a container of another package, which is not followed.
package list

import (
	"container/list"
	"net/http"

	"github.com/modelcontextprotocol/go-sdk/mcp"
)

// A Ring knows the open streams.
type Ring struct {
	Server *mcp.Server
	open   list.List
}

// Get opens a stream.
func (g *Ring) Get(w http.ResponseWriter, r *http.Request) {
	t := &mcp.SSEServerTransport{Endpoint: "/ring", Response: w} // ok: not to be followed
	at := g.open.PushBack(t)
	defer g.open.Remove(at)
	_ = g.Server.Run(r.Context(), t)
}

// Post gives a message to the stream that its path names.
func (g *Ring) Post(w http.ResponseWriter, r *http.Request) {
	for e := g.open.Front(); e != nil; e = e.Next() {
		if t := e.Value.(*mcp.SSEServerTransport); t.Endpoint == r.URL.Path {
			t.ServeHTTP(w, r)
		}
	}
}
