// Command twopackages shares one server from another package, and gets others from it for each session.
package main

import (
	"log"
	"net/http"

	"example.com/gosdk/server/twopackages/build"
	"github.com/modelcontextprotocol/go-sdk/mcp"
)

func main() {
	s := build.Server("shared") // want server
	http.Handle("/shared", mcp.NewStreamableHTTPHandler(func(*http.Request) *mcp.Server { return s }, nil))
	http.Handle("/own", mcp.NewStreamableHTTPHandler(func(*http.Request) *mcp.Server { return build.Server("own") }, nil)) // ok
	log.Fatal(http.ListenAndServe(":8080", nil))
}
