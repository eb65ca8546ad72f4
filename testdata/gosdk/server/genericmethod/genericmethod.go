// Package genericmethod calls the accessor through a type parameter.
package genericmethod

import (
	"net/http"

	"github.com/modelcontextprotocol/go-sdk/mcp"
)

type keeper struct{ s *mcp.Server }

func (k *keeper) Server() *mcp.Server { return k.s }

type builder struct{ name string }

func (b builder) Server() *mcp.Server {
	return mcp.NewServer(&mcp.Implementation{Name: b.name}, nil) // ok
}

func handler[P interface{ Server() *mcp.Server }](p P) http.Handler {
	return mcp.NewStreamableHTTPHandler(func(*http.Request) *mcp.Server { return p.Server() }, nil)
}

// Mount serves one of each.
func Mount(mux *http.ServeMux) {
	k := &keeper{mcp.NewServer(&mcp.Implementation{Name: "kept"}, nil)} // want server
	mux.Handle("/kept", handler(k))
	mux.Handle("/built", handler(builder{"built"}))
}
