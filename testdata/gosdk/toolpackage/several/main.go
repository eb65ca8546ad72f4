// Command several has packages between that hand on what they know of others, up to three of them.
package main

import (
	"log"
	"net/http"

	"github.com/modelcontextprotocol/go-sdk/mcp"

	"example.com/gosdk/toolpackage/several/three"
	"example.com/gosdk/toolpackage/several/three/four"
)

func main() {
	s := mcp.NewServer(&mcp.Implementation{Name: "several"}, nil) // want server
	three.SetUp(s)                                                // want session `\(example\.com/gosdk/toolpackage/tools/tools\.go:15, called by tools\.Register at example\.com/gosdk/toolpackage/app/app\.go:11, called by app\.SetUp at example\.com/gosdk/toolpackage/several/two/two\.go:11, called by two\.SetUp at example\.com/gosdk/toolpackage/several/three/three\.go:11\); three\.SetUp gives`
	four.SetUp(s)                                                 // ok: too far
	log.Fatal(http.ListenAndServe(":8080", mcp.NewStreamableHTTPHandler(func(*http.Request) *mcp.Server { return s }, nil)))
}
