// Package bytoken is stateless and keeps things under the user that the token names.
package bytoken

import (
	"context"
	"net/http"
	"sync"

	"github.com/modelcontextprotocol/go-sdk/mcp"
)

// Handler serves a memory for each user.
func Handler() http.Handler {
	var memory sync.Map
	return mcp.NewStreamableHTTPHandler(func(*http.Request) *mcp.Server {
		s := mcp.NewServer(&mcp.Implementation{Name: "memory"}, nil) // ok
		mcp.AddTool(s, &mcp.Tool{Name: "swap"}, func(_ context.Context, req *mcp.CallToolRequest, in struct{ Text string }) (*mcp.CallToolResult, any, error) {
			before, _ := memory.Swap(req.Extra.TokenInfo.UserID, in.Text) // ok
			return nil, before, nil
		})
		return s
	}, &mcp.StreamableHTTPOptions{Stateless: true})
}
