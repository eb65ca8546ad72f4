// Command otherpackageexported asks another package for an object, and that for its server, for each session.
package main

import (
	"log"
	"net/http"

	"example.com/gosdk/session/otherpackageexported/desk"
	"github.com/modelcontextprotocol/go-sdk/mcp"
)

func main() {
	handler := mcp.NewSSEHandler(func(r *http.Request) *mcp.Server {
		return desk.New(r.Header.Get("X-User")).Server() // ok
	}, nil)
	log.Fatal(http.ListenAndServe(":8080", handler))
}
