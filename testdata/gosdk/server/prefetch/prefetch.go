// Package prefetch builds servers ahead in a goroutine; each goes through the channel once, to one session.
package prefetch

import (
	"net/http"

	"github.com/modelcontextprotocol/go-sdk/mcp"
)

// Handler serves a server for each session that was built before the session came.
func Handler() http.Handler {
	ready := make(chan *mcp.Server, 8)
	go func() {
		for {
			ready <- mcp.NewServer(&mcp.Implementation{Name: "ahead"}, nil) // ok: received by one session
		}
	}()
	return mcp.NewStreamableHTTPHandler(func(*http.Request) *mcp.Server { return <-ready }, nil)
}
