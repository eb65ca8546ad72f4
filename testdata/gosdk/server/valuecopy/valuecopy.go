// Package valuecopy copies the struct that holds its servers, in an array, before the copy makes the handler.
package valuecopy

import (
	"net/http"

	"github.com/modelcontextprotocol/go-sdk/mcp"
)

type pair struct{ both [2]*mcp.Server }

func (p pair) handler() http.Handler {
	return mcp.NewStreamableHTTPHandler(func(r *http.Request) *mcp.Server {
		if r.Method == http.MethodGet {
			return p.both[0]
		}
		return p.both[1]
	}, nil)
}

// Mount serves a pair.
func Mount(mux *http.ServeMux) {
	original := pair{both: [...]*mcp.Server{
		mcp.NewServer(&mcp.Implementation{Name: "get"}, nil),  // want server
		mcp.NewServer(&mcp.Implementation{Name: "post"}, nil), // want server
	}}
	replica := original
	mux.Handle("/pair", replica.handler())
}
