// Command iface sees the owner of its server only through an interface.
package main

import (
	"log"
	"net/http"

	"github.com/modelcontextprotocol/go-sdk/mcp"
)

type provider interface {
	Server(r *http.Request) *mcp.Server
}

type fixed struct{ s *mcp.Server }

func (f fixed) Server(*http.Request) *mcp.Server { return f.s }

func handler(p provider) http.Handler {
	return mcp.NewStreamableHTTPHandler(p.Server, nil)
}

func main() {
	s := mcp.NewServer(&mcp.Implementation{Name: "fixed"}, nil) // want server
	log.Fatal(http.ListenAndServe(":8080", handler(fixed{s})))
}
