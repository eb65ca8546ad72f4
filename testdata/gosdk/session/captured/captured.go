// Package captured shares a captured variable between two tools: one keeps its session there, the other talks to it.
package captured

import (
	"context"
	"net/http"

	"github.com/modelcontextprotocol/go-sdk/mcp"
)

// AddTools adds the tools of the pager to s.
func AddTools(s *mcp.Server) {
	var reader *mcp.ServerSession
	mcp.AddTool(s, &mcp.Tool{Name: "listen"}, func(_ context.Context, req *mcp.CallToolRequest, _ struct{}) (*mcp.CallToolResult, any, error) {
		reader = req.Session // want session
		return nil, nil, nil
	})
	mcp.AddTool(s, &mcp.Tool{Name: "page"}, func(ctx context.Context, _ *mcp.CallToolRequest, in struct{ Text string }) (*mcp.CallToolResult, any, error) {
		err := reader.Log(ctx, &mcp.LoggingMessageParams{Level: "notice", Data: in.Text})
		return nil, nil, err
	})
}

// Handler serves a server with these tools to all clients.
func Handler() http.Handler {
	s := mcp.NewServer(&mcp.Implementation{Name: "captured"}, nil) // want server
	AddTools(s)
	return mcp.NewStreamableHTTPHandler(func(*http.Request) *mcp.Server { return s }, nil)
}
