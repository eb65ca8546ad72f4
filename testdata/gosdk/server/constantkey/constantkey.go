// Package constantkey keeps what it builds in a sync.Map, always under the same key: the first one stays for all.
package constantkey

import (
	"net/http"
	"sync"

	"github.com/modelcontextprotocol/go-sdk/mcp"
)

var servers sync.Map

func get(*http.Request) *mcp.Server {
	s, _ := servers.LoadOrStore("main", mcp.NewServer(&mcp.Implementation{Name: "main"}, nil)) // want server
	return s.(*mcp.Server)
}

// Handler serves the main server.
func Handler() http.Handler {
	return mcp.NewStreamableHTTPHandler(get, nil)
}
