// Command ifaceboth makes two handlers with one function, of providers that differ: one keeps its server, the other builds.
package main

import (
	"log"
	"net/http"

	"github.com/modelcontextprotocol/go-sdk/mcp"
)

type provider interface {
	server(r *http.Request) (*mcp.Server, error)
}

type kept struct{ s *mcp.Server }

func (k kept) server(*http.Request) (*mcp.Server, error) { return k.s, nil }

type built struct{}

func (built) server(*http.Request) (*mcp.Server, error) {
	return mcp.NewServer(&mcp.Implementation{Name: "built"}, nil), nil // ok
}

func handler(p provider) http.Handler {
	return mcp.NewSSEHandler(func(r *http.Request) *mcp.Server {
		s, err := p.server(r)
		if err != nil {
			return nil
		}
		return s
	}, nil)
}

func main() {
	s := mcp.NewServer(&mcp.Implementation{Name: "kept"}, nil) // want server
	http.Handle("/kept", handler(kept{s}))
	http.Handle("/built", handler(built{}))
	log.Fatal(http.ListenAndServe(":8080", nil))
}
