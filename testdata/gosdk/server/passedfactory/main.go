// Command passedfactory passes its factories to another package: one that takes a request, and one that does not.
package main

import (
	"log"
	"net/http"

	"example.com/gosdk/server/passedfactory/web"
	"github.com/modelcontextprotocol/go-sdk/mcp"
)

func main() {
	wiki := mcp.NewServer(&mcp.Implementation{Name: "wiki"}, nil) // want server
	http.Handle("/wiki", web.Handler(func() *mcp.Server { return wiki }))
	blog := mcp.NewServer(&mcp.Implementation{Name: "blog"}, nil) // want server
	http.Handle("/blog", web.HandlerOf(func(*http.Request) *mcp.Server { return blog }))
	log.Fatal(http.ListenAndServe(":8080", nil))
}
