// Package host puts the host of the first request into the server, which is no identity; the server is shared all the same.
package host

import (
	"net/http"
	"sync"

	"github.com/modelcontextprotocol/go-sdk/mcp"
)

// Handler serves one server.
func Handler() http.Handler {
	var once sync.Once
	var s *mcp.Server
	return mcp.NewStreamableHTTPHandler(func(r *http.Request) *mcp.Server {
		once.Do(func() {
			s = mcp.NewServer(&mcp.Implementation{Name: "host", WebsiteURL: "https://" + r.Host}, nil) // want server
		})
		return s
	}, nil)
}
