// Package broadcastown looks among all sessions for that of its caller.
package broadcastown

import (
	"context"
	"net/http"

	"github.com/modelcontextprotocol/go-sdk/mcp"

	"example.com/isolation/gosdk/tools"
)

// Handler serves tools.
func Handler() http.Handler {
	s := tools.New()
	tools.AddFence(s)
	mcp.AddTool(s, &mcp.Tool{Name: "announce"}, func(_ context.Context, req *mcp.CallToolRequest, in tools.Text) (*mcp.CallToolResult, any, error) {
		for session := range s.Sessions() {
			if session.ID() != req.Session.ID() {
				continue
			}
			if err := session.Log(context.Background(), tools.Log(in.Text)); err != nil {
				return nil, nil, err
			}
		}
		return tools.Say("ok"), nil, nil
	})
	return mcp.NewStreamableHTTPHandler(func(*http.Request) *mcp.Server { return s }, nil)
}
