// Command twobrancheseach builds a server for its standard streams, and one for each session over HTTP.
package main

import (
	"context"
	"flag"
	"log"
	"net/http"

	"github.com/modelcontextprotocol/go-sdk/mcp"
)

func newServer() *mcp.Server {
	return mcp.NewServer(&mcp.Implementation{Name: "dual"}, nil) // ok
}

func main() {
	addr := flag.String("http", "", "listen here instead of on the standard streams")
	flag.Parse()

	if *addr == "" {
		server := newServer() // ok
		if err := server.Run(context.Background(), &mcp.StdioTransport{}); err != nil {
			log.Fatal(err)
		}
		return
	}
	handler := mcp.NewStreamableHTTPHandler(func(*http.Request) *mcp.Server { return newServer() }, nil) // ok
	log.Fatal(http.ListenAndServe(*addr, handler))
}
