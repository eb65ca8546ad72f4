// Command ifaceeach has the same interface as iface, and a type behind it that builds.
package main

import (
	"log"
	"net/http"

	"github.com/modelcontextprotocol/go-sdk/mcp"
)

type provider interface {
	Server(r *http.Request) *mcp.Server
}

type fresh struct{ impl *mcp.Implementation }

func (f fresh) Server(*http.Request) *mcp.Server {
	return mcp.NewServer(f.impl, nil) // ok
}

func handler(p provider) http.Handler {
	return mcp.NewStreamableHTTPHandler(p.Server, nil)
}

func main() {
	log.Fatal(http.ListenAndServe(":8080", handler(fresh{&mcp.Implementation{Name: "fresh"}})))
}
