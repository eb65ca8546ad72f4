// Package checksonly wants to hear of two categories, and its ignore directive speaks of none of them.
package checksonly

//sharedmcp:checks transport,directive

import (
	"net/http"

	"github.com/modelcontextprotocol/go-sdk/mcp"
)

// Handler returns the handler to mount.
func Handler() http.Handler {
	server := mcp.NewServer(&mcp.Implementation{Name: "checksonly"}, nil) // ok
	//sharedmcp:ignore server it would accept nothing, but nothing was looked for either
	return mcp.NewStreamableHTTPHandler(func(*http.Request) *mcp.Server { return server }, nil)
}
