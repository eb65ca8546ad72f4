// Command routes has its transport by value in the struct of the program, and mounts it in a method.
package main

import (
	"context"
	"log"
	"net/http"

	"github.com/modelcontextprotocol/go-sdk/mcp"
)

type program struct {
	server *mcp.Server
	wire   mcp.StreamableServerTransport
}

func (p *program) routes(mux *http.ServeMux) {
	mux.Handle("/mcp", &p.wire)
}

func main() {
	p := &program{server: mcp.NewServer(&mcp.Implementation{Name: "routes"}, nil)} // want transport
	if _, err := p.server.Connect(context.Background(), &p.wire, nil); err != nil {
		log.Fatal(err)
	}
	mux := http.NewServeMux()
	p.routes(mux)
	log.Fatal(http.ListenAndServe(":8080", mux))
}
