// Command exportedvar returns the variable of another package; the finding is here, where the flow ends.
package main

import (
	"log"
	"net/http"

	"example.com/gosdk/server/exportedvar/lib"
	"github.com/modelcontextprotocol/go-sdk/mcp"
)

func main() {
	http.Handle("/mcp", mcp.NewStreamableHTTPHandler(func(*http.Request) *mcp.Server { return lib.Server }, nil)) // want server "lib"
	log.Fatal(http.ListenAndServe(":8080", nil))
}
