// Package otherobject gives its session to an object that a constructor of another package made.
package otherobject

import (
	"context"
	"net/http"

	"example.com/gosdk/session/otherobject/notify"
	"github.com/modelcontextprotocol/go-sdk/mcp"
)

// Handler serves two tools.
func Handler() http.Handler {
	n := notify.New()
	return mcp.NewStreamableHTTPHandler(func(*http.Request) *mcp.Server {
		s := mcp.NewServer(&mcp.Implementation{Name: "other"}, nil)
		mcp.AddTool(s, &mcp.Tool{Name: "shared"}, func(ctx context.Context, req *mcp.CallToolRequest, _ struct{}) (*mcp.CallToolResult, any, error) {
			n.Attach(req.Session) // want session
			return nil, nil, n.Send(ctx, "shared")
		})
		mcp.AddTool(s, &mcp.Tool{Name: "own"}, func(ctx context.Context, req *mcp.CallToolRequest, _ struct{}) (*mcp.CallToolResult, any, error) {
			own := notify.New()
			own.Attach(req.Session) // ok
			return nil, nil, own.Send(ctx, "own")
		})
		return s
	}, nil)
}
