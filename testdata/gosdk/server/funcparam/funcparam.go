// Command funcparam passes its factories as values to a function that makes the handlers.
package main

import (
	"log"
	"net/http"

	"github.com/modelcontextprotocol/go-sdk/mcp"
)

func mount(path string, get func(*http.Request) *mcp.Server) {
	http.Handle(path, mcp.NewStreamableHTTPHandler(get, nil))
}

func main() {
	kept := mcp.NewServer(&mcp.Implementation{Name: "kept"}, nil) // want server
	mount("/kept", func(*http.Request) *mcp.Server { return kept })
	mount("/fresh", func(*http.Request) *mcp.Server {
		return mcp.NewServer(&mcp.Implementation{Name: "fresh"}, nil) // ok
	})
	log.Fatal(http.ListenAndServe(":8080", nil))
}
