// Package plain has a server with one tool.
package plain

import (
	"context"
	"net/http"

	"github.com/modelcontextprotocol/go-sdk/mcp"
)

type input struct {
	Text string `json:"text"`
}

// Handler serves it.
func Handler() http.Handler {
	server := mcp.NewServer(&mcp.Implementation{Name: "plain"}, nil)
	mcp.AddTool(server, &mcp.Tool{Name: "echo"}, func(_ context.Context, _ *mcp.CallToolRequest, in input) (*mcp.CallToolResult, string, error) {
		return nil, in.Text, nil
	})

	return mcp.NewStreamableHTTPHandler(func(*http.Request) *mcp.Server {
		return server
	}, nil)
}
