// Command localtype configures its program in a table of entries with functions, some of which return what another has built.
package main

import (
	"log"
	"net/http"

	"github.com/modelcontextprotocol/go-sdk/mcp"
)

func main() {
	type entry struct {
		path string
		get  func(*http.Request) *mcp.Server
	}
	kept := mcp.NewServer(&mcp.Implementation{Name: "kept"}, nil) // want server
	for _, e := range []entry{
		{"/kept", func(*http.Request) *mcp.Server { return kept }},
		{"/fresh", func(*http.Request) *mcp.Server {
			return mcp.NewServer(&mcp.Implementation{Name: "fresh"}, nil) // ok
		}},
	} {
		http.Handle(e.path, mcp.NewStreamableHTTPHandler(e.get, nil))
	}
	log.Fatal(http.ListenAndServe(":8080", nil))
}
