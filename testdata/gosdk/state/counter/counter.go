// Package counter counts calls and adds up what they asked for: sums are nobody's.
package counter

import (
	"context"
	"net/http"
	"sync/atomic"

	"github.com/modelcontextprotocol/go-sdk/mcp"
)

// AddTools adds to s a tool that counts.
func AddTools(s *mcp.Server) {
	var calls, letters atomic.Int64
	mcp.AddTool(s, &mcp.Tool{Name: "count"}, func(_ context.Context, _ *mcp.CallToolRequest, in struct{ Text string }) (*mcp.CallToolResult, int64, error) {
		calls.Add(1)
		letters.Add(int64(len(in.Text))) // ok
		return nil, letters.Load() / calls.Load(), nil
	})
}

// Handler serves a server with these tools to all clients.
func Handler() http.Handler {
	s := mcp.NewServer(&mcp.Implementation{Name: "counter"}, nil) // want server
	AddTools(s)
	return mcp.NewStreamableHTTPHandler(func(*http.Request) *mcp.Server { return s }, nil)
}
