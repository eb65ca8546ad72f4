// Package oncevalue has its server in a sync.OnceValue that gets the constructor as a value: the constructor has no call to point at.
package oncevalue

import (
	"net/http"
	"sync"

	"github.com/modelcontextprotocol/go-sdk/mcp"
)

func build() *mcp.Server {
	return mcp.NewServer(&mcp.Implementation{Name: "lazy"}, nil) // want server
}

var get = sync.OnceValue(build)

// Handler serves the lazy server.
func Handler() http.Handler {
	return mcp.NewStreamableHTTPHandler(func(*http.Request) *mcp.Server { return get() }, nil)
}
