// Package captured makes the id before the function that should make it.
package captured

import (
	"crypto/rand"
	"net/http"

	"github.com/modelcontextprotocol/go-sdk/mcp"
)

// Handler serves sessions.
func Handler() http.Handler {
	id := rand.Text()
	opts := &mcp.ServerOptions{GetSessionID: func() string { return id }} // want sessionid
	return mcp.NewStreamableHTTPHandler(func(*http.Request) *mcp.Server {
		return mcp.NewServer(&mcp.Implementation{Name: "captured"}, opts) // ok
	}, nil)
}
