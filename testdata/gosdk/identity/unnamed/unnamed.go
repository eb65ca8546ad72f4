// Package unnamed keeps the server of the first user in a struct whose type has no name.
package unnamed

import (
	"context"
	"net/http"
	"sync"

	"github.com/modelcontextprotocol/go-sdk/mcp"
)

var first struct {
	sync.Mutex
	server *mcp.Server
}

func serverFor(user string) *mcp.Server {
	s := mcp.NewServer(&mcp.Implementation{Name: "mail"}, nil)
	mcp.AddTool(s, &mcp.Tool{Name: "read"}, func(context.Context, *mcp.CallToolRequest, any) (*mcp.CallToolResult, any, error) {
		return nil, user, nil
	})
	return s
}

// Handler serves it.
func Handler() http.Handler {
	return mcp.NewStreamableHTTPHandler(func(r *http.Request) *mcp.Server {
		first.Lock()
		defer first.Unlock()
		if first.server == nil {
			user, _, _ := r.BasicAuth()
			first.server = serverFor(user) // want identity
		}
		return first.server
	}, nil)
}
