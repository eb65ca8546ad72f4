// Package checksnone names no category, so all of them are on.
package checksnone

/* want directive "a category is wanted here" */ //sharedmcp:checks

import (
	"net/http"

	"github.com/modelcontextprotocol/go-sdk/mcp"
)

// Handler returns the handler to mount.
func Handler() http.Handler {
	server := mcp.NewServer(&mcp.Implementation{Name: "checksnone"}, nil) // want server
	return mcp.NewStreamableHTTPHandler(func(*http.Request) *mcp.Server { return server }, nil)
}
