// Package fixedkeys puts a session under one key, and reads another one.
package fixedkeys

import (
	"context"
	"net/http"

	"github.com/modelcontextprotocol/go-sdk/mcp"
)

var kept = map[string]*mcp.ServerSession{}

// Handler serves a tool.
func Handler() http.Handler {
	return mcp.NewStreamableHTTPHandler(func(*http.Request) *mcp.Server {
		s := mcp.NewServer(&mcp.Implementation{Name: "keys"}, nil)
		mcp.AddTool(s, &mcp.Tool{Name: "ping"}, func(ctx context.Context, req *mcp.CallToolRequest, _ struct{}) (*mcp.CallToolResult, any, error) {
			kept["last"] = req.Session // ok: nobody reads it
			if monitor := kept["monitor"]; monitor != nil {
				return nil, nil, monitor.Ping(ctx, nil)
			}
			return nil, nil, nil
		})
		return s
	}, nil)
}
