// Command bothsides calls one constructor from main and from a factory: one instance is shared, the others are not.
package main

import (
	"log"
	"net/http"

	"github.com/modelcontextprotocol/go-sdk/mcp"
)

func build(name string) *mcp.Server {
	return mcp.NewServer(&mcp.Implementation{Name: name}, nil) // ok: its callers decide
}

func main() {
	public := build("public") // want server
	http.Handle("/public", mcp.NewStreamableHTTPHandler(func(*http.Request) *mcp.Server { return public }, nil))
	http.Handle("/private", mcp.NewStreamableHTTPHandler(func(r *http.Request) *mcp.Server {
		return build(r.PathValue("name")) // ok
	}, nil))
	log.Fatal(http.ListenAndServe(":8080", nil))
}
