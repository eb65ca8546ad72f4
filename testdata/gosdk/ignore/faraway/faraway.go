// Package faraway has its directive two lines above the finding, where it does nothing.
package faraway

import (
	"net/http"

	"github.com/modelcontextprotocol/go-sdk/mcp"
)

// Served is what others look at.
var Served *mcp.Server

// Handler serves time.
func Handler() http.Handler {
	/* want directive "or the next, but one on line 17" */ //sharedmcp:ignore server it has no state

	s := mcp.NewServer(&mcp.Implementation{Name: "time"}, nil) // want server
	Served = s
	return mcp.NewStreamableHTTPHandler(func(*http.Request) *mcp.Server { return s }, nil)
}
