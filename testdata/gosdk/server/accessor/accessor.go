// Command accessor reaches its server through a method without arguments.
package main

import (
	"log"
	"net/http"

	"github.com/modelcontextprotocol/go-sdk/mcp"
)

type registry struct{ inner *mcp.Server }

func (r *registry) Server() *mcp.Server { return r.inner }

func main() {
	reg := &registry{
		inner: mcp.NewServer(&mcp.Implementation{Name: "registry"}, nil), // want server
	}
	h := mcp.NewStreamableHTTPHandler(func(*http.Request) *mcp.Server {
		return reg.Server()
	}, nil)
	log.Fatal(http.ListenAndServe(":8080", h))
}
