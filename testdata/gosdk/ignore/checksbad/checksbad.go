// Package checksbad names a category that there is not, so all of them are on.
package checksbad

/* want directive "unknown category .sever.; there are all, transport" */ //sharedmcp:checks -sever

import (
	"net/http"

	"github.com/modelcontextprotocol/go-sdk/mcp"
)

// Handler returns the handler to mount.
func Handler() http.Handler {
	server := mcp.NewServer(&mcp.Implementation{Name: "checksbad"}, nil) // want server
	return mcp.NewStreamableHTTPHandler(func(*http.Request) *mcp.Server { return server }, nil)
}
