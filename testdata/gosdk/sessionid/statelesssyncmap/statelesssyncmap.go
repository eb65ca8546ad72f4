// Package statelesssyncmap keeps what a client chose in a sync.Map under its session id, which is empty for all of them.
package statelesssyncmap

import (
	"context"
	"net/http"
	"sync"

	"github.com/modelcontextprotocol/go-sdk/mcp"
)

// Handler serves views.
func Handler() http.Handler {
	var views sync.Map
	return mcp.NewStreamableHTTPHandler(func(*http.Request) *mcp.Server {
		s := mcp.NewServer(&mcp.Implementation{Name: "views"}, nil)
		mcp.AddTool(s, &mcp.Tool{Name: "choose"}, func(_ context.Context, req *mcp.CallToolRequest, in struct{ View string }) (*mcp.CallToolResult, any, error) {
			views.Store(req.Session.ID(), in.View) // want sessionid
			return nil, nil, nil
		})
		mcp.AddTool(s, &mcp.Tool{Name: "chosen"}, func(_ context.Context, req *mcp.CallToolRequest, _ struct{}) (*mcp.CallToolResult, any, error) {
			view, _ := views.Load(req.Session.ID())
			return nil, view, nil
		})
		return s
	}, &mcp.StreamableHTTPOptions{Stateless: true})
}
