// Command accepted serves the tools of another package to all clients, which is accepted there.
package main

import (
	"log"
	"net/http"

	"github.com/modelcontextprotocol/go-sdk/mcp"

	"example.com/gosdk/toolpackage/accepted/notes"
)

func main() {
	s := mcp.NewServer(&mcp.Implementation{Name: "accepted"}, nil) // want server
	notes.Register(s)                                              // ok
	log.Fatal(http.ListenAndServe(":8080", mcp.NewStreamableHTTPHandler(func(*http.Request) *mcp.Server { return s }, nil)))
}
