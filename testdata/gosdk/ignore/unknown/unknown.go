// Package unknown names a category that does not exist.
package unknown

import (
	"net/http"

	"github.com/modelcontextprotocol/go-sdk/mcp"
)

// Handler serves time.
func Handler() http.Handler {
	s := mcp.NewServer(&mcp.Implementation{Name: "time"}, nil) /* want directive server */ //sharedmcp:ignore servers it has no state
	return mcp.NewStreamableHTTPHandler(func(*http.Request) *mcp.Server { return s }, nil)
}
