// Package iterator looks for its server with an iterator over all that it has.
package iterator

import (
	"iter"
	"net/http"

	"github.com/modelcontextprotocol/go-sdk/mcp"
)

type registry struct{ servers map[string]*mcp.Server }

func (r *registry) all() iter.Seq2[string, *mcp.Server] {
	return func(yield func(string, *mcp.Server) bool) {
		for path, s := range r.servers {
			if !yield(path, s) {
				return
			}
		}
	}
}

// Handler serves the wiki.
func Handler() http.Handler {
	r := &registry{servers: map[string]*mcp.Server{}}
	r.servers["/wiki"] = mcp.NewServer(&mcp.Implementation{Name: "wiki"}, nil) // want server
	return mcp.NewStreamableHTTPHandler(func(req *http.Request) *mcp.Server {
		for path, s := range r.all() {
			if path == req.URL.Path {
				return s
			}
		}
		return nil
	}, nil)
}
