// Package othercategory accepts another category than the one that is reported.
package othercategory

import (
	"net/http"

	"github.com/modelcontextprotocol/go-sdk/mcp"
)

// Handler serves time.
func Handler() http.Handler {
	s := mcp.NewServer(&mcp.Implementation{Name: "time"}, nil) /* want directive server */ //sharedmcp:ignore transport it has no state
	return mcp.NewStreamableHTTPHandler(func(*http.Request) *mcp.Server { return s }, nil)
}
