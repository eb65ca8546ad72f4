// Command threefields shares a server that is three fields deep in the result of a constructor, and sees another that is two deep.
package main

import (
	"log"
	"net/http"

	"example.com/limits/threefields/app"
	"github.com/modelcontextprotocol/go-sdk/mcp"
)

func main() {
	near := app.New() // want server
	http.Handle("/near", mcp.NewStreamableHTTPHandler(func(*http.Request) *mcp.Server { return near.Outer.Near }, nil))
	far := app.New() // limit: missed server
	http.Handle("/far", mcp.NewStreamableHTTPHandler(func(*http.Request) *mcp.Server { return far.Outer.Inner.Far }, nil))
	log.Fatal(http.ListenAndServe(":8080", nil))
}
