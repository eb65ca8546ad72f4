// Command accessorscope has an accessor on a type that main builds for stdio and that requests build for themselves.
package main

import (
	"context"
	"log"
	"net/http"
	"os"

	"github.com/modelcontextprotocol/go-sdk/mcp"
)

type link struct{ t mcp.Transport }

func (l *link) transport() mcp.Transport { return l.t }

func newServer() *mcp.Server { return mcp.NewServer(&mcp.Implementation{Name: "both"}, nil) } // ok

func main() {
	if len(os.Args) > 1 {
		local := &link{t: &mcp.StdioTransport{}} // ok
		log.Fatal(newServer().Run(context.Background(), local.transport()))
	}
	http.HandleFunc("GET /sse", func(w http.ResponseWriter, r *http.Request) {
		own := &link{t: &mcp.SSEServerTransport{Endpoint: "/sse", Response: w}} // ok
		_ = newServer().Run(r.Context(), own.transport())
	})
	log.Fatal(http.ListenAndServe(":8080", nil))
}
