// Package container has its server in a list of the standard library, in which it is not followed.
package container

import (
	"container/list"
	"net/http"

	"github.com/modelcontextprotocol/go-sdk/mcp"
)

// Handler serves the first of a list.
func Handler() http.Handler {
	servers := list.New()
	servers.PushBack(mcp.NewServer(&mcp.Implementation{Name: "first"}, nil)) // limit: missed server
	return mcp.NewStreamableHTTPHandler(func(*http.Request) *mcp.Server {
		return servers.Front().Value.(*mcp.Server)
	}, nil)
}
