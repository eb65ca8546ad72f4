// Package capturedeach makes the id in the factory, once for each session.
package capturedeach

import (
	"crypto/rand"
	"net/http"

	"github.com/modelcontextprotocol/go-sdk/mcp"
)

// Handler serves sessions.
func Handler() http.Handler {
	return mcp.NewStreamableHTTPHandler(func(*http.Request) *mcp.Server {
		id := rand.Text()
		opts := &mcp.ServerOptions{GetSessionID: func() string { return id }} // ok
		return mcp.NewServer(&mcp.Implementation{Name: "captured"}, opts)     // ok
	}, nil)
}
