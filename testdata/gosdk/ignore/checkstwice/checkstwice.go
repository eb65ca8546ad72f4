// Package checkstwice contradicts itself.
package checkstwice

//sharedmcp:checks -state

/* want directive "says something else here than at checkstwice.go:4" */ //sharedmcp:checks -server

import (
	"net/http"

	"github.com/modelcontextprotocol/go-sdk/mcp"
)

// Handler returns the handler to mount.
func Handler() http.Handler {
	server := mcp.NewServer(&mcp.Implementation{Name: "checkstwice"}, nil) // want server
	return mcp.NewStreamableHTTPHandler(func(*http.Request) *mcp.Server { return server }, nil)
}
