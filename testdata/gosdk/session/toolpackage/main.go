// Command toolpackage builds a server, and its tools, for each session: they are in a package of their own.
package main

import (
	"log"
	"net/http"

	"github.com/modelcontextprotocol/go-sdk/mcp"

	"example.com/gosdk/session/toolpackage/tools"
)

func main() {
	log.Fatal(http.ListenAndServe(":8080", mcp.NewStreamableHTTPHandler(func(*http.Request) *mcp.Server {
		server := mcp.NewServer(&mcp.Implementation{Name: "tools"}, nil)
		tools.Register(server)
		return server
	}, nil)))
}
