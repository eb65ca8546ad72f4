// Command ifacetwo has two types behind one interface; the one that keeps its server serves the standard streams.
package main

import (
	"context"
	"log"
	"net/http"

	"github.com/modelcontextprotocol/go-sdk/mcp"
)

type provider interface {
	Server(r *http.Request) *mcp.Server
}

type fixed struct{ s *mcp.Server }

func (f fixed) Server(*http.Request) *mcp.Server { return f.s }

type fresh struct{}

func (fresh) Server(*http.Request) *mcp.Server {
	return mcp.NewServer(&mcp.Implementation{Name: "web"}, nil) // ok
}

func handler(p provider) http.Handler {
	return mcp.NewStreamableHTTPHandler(p.Server, nil)
}

func main() {
	local := fixed{mcp.NewServer(&mcp.Implementation{Name: "local"}, nil)} // ok: never behind a handler
	go func() { log.Print(http.ListenAndServe(":8080", handler(fresh{}))) }()
	log.Fatal(local.Server(nil).Run(context.Background(), &mcp.StdioTransport{}))
}
