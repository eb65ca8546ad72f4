// Package queued builds servers in a loop and gets each from a channel, as it does who takes jobs from a queue; but
// it keeps the last one for everybody.
package queued

import (
	"net/http"

	"github.com/modelcontextprotocol/go-sdk/mcp"
)

// Handler serves the last of some servers.
func Handler(names []string) http.Handler {
	var last *mcp.Server
	built := make(chan *mcp.Server, 1)
	for _, name := range names {
		built <- mcp.NewServer(&mcp.Implementation{Name: name}, nil) // limit: missed server
		last = <-built
	}
	return mcp.NewStreamableHTTPHandler(func(*http.Request) *mcp.Server { return last }, nil)
}
