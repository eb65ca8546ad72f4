// Command categories has other faults than that of a kept session.
package main

import (
	"log"
	"net/http"

	"github.com/modelcontextprotocol/go-sdk/mcp"

	"example.com/gosdk/toolpackage/desk"
)

func main() {
	s := mcp.NewServer(&mcp.Implementation{Name: "shared"}, nil) // want server
	desk.AddIssues(s)                                            // want identity `^desk\.issues is built from .*, kept in field desk\.issues, and serves later requests as well \(example\.com/gosdk/toolpackage/desk/desk\.go:23\); desk\.AddIssues gives the handlers that do so to the mcp\.Server that is built once, in main, and is what mcp\.NewStreamableHTTPHandler at main\.go:18 gets for every session`
	desk.AddCluster(s)                                           // want state
	desk.AddLast(s)                                              // ok: told where it is kept
	http.Handle("/shared", mcp.NewStreamableHTTPHandler(func(*http.Request) *mcp.Server { return s }, nil))

	http.Handle("/each", mcp.NewStreamableHTTPHandler(func(*http.Request) *mcp.Server {
		s := mcp.NewServer(&mcp.Implementation{Name: "each"}, nil)
		desk.AddIssues(s)  // ok
		desk.AddCluster(s) // ok
		return s
	}, nil))
	log.Fatal(http.ListenAndServe(":8080", nil))
}
