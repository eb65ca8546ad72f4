// Package counted goes over the sessions to count them.
package counted

import (
	"context"
	"net/http"

	"github.com/modelcontextprotocol/go-sdk/mcp"
)

// Handler serves a counter.
func Handler() http.Handler {
	s := mcp.NewServer(&mcp.Implementation{Name: "counter"}, nil) // want server
	mcp.AddTool(s, &mcp.Tool{Name: "count"}, func(_ context.Context, _ *mcp.CallToolRequest, in struct{ Client string }) (*mcp.CallToolResult, int, error) {
		n := 0
		for session := range s.Sessions() {
			if session.InitializeParams().ClientInfo.Name == in.Client { // ok
				n++
			}
		}
		return nil, n, nil
	})
	return mcp.NewStreamableHTTPHandler(func(*http.Request) *mcp.Server { return s }, nil)
}
