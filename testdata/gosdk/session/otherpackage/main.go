// Command otherpackage has its constructor in a package that does not know how often it is called: here, for each session.
package main

import (
	"log"
	"net/http"

	"example.com/gosdk/session/otherpackage/desk"
	"github.com/modelcontextprotocol/go-sdk/mcp"
)

func main() {
	handler := mcp.NewStreamableHTTPHandler(func(r *http.Request) *mcp.Server {
		return desk.Server(r.Header.Get("X-User")) // ok
	}, nil)
	log.Fatal(http.ListenAndServe(":8080", handler))
}
