// Package spare builds its server where there is none. Nothing here sets the variable back to nil.
package spare

import (
	"net/http"
	"sync"

	"github.com/modelcontextprotocol/go-sdk/mcp"
)

// Server is the next one, if there is one.
var Server *mcp.Server

// Taken is called with each that is given away.
var Taken = func() {}

// Handler serves what it has.
func Handler() http.Handler {
	var mu sync.Mutex
	return mcp.NewStreamableHTTPHandler(func(*http.Request) *mcp.Server {
		mu.Lock()
		defer mu.Unlock()
		defer Taken()
		if Server == nil {
			Server = mcp.NewServer(&mcp.Implementation{Name: "spare"}, nil) // limit: false report of server
		}
		return Server
	}, nil)
}
