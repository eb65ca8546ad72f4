// Package serverlocal builds the server of all sessions where it serves it.
package serverlocal

import (
	"context"
	"net/http"

	"github.com/modelcontextprotocol/go-sdk/mcp"

	"example.com/isolation/gosdk/tools"
)

// Handler serves tools.
func Handler() http.Handler {
	s := mcp.NewServer(&mcp.Implementation{Name: "isolation", Version: "1"}, nil)
	mcp.AddTool(s, &mcp.Tool{Name: "echo"}, tools.Echo)
	mcp.AddTool(s, &mcp.Tool{Name: "hold"}, tools.Hold)
	mcp.AddTool(s, &mcp.Tool{Name: "report"}, tools.Report)
	mcp.AddTool(s, &mcp.Tool{Name: "fence"}, tools.Fence)
	mcp.AddTool(s, &mcp.Tool{Name: "whoami"}, func(_ context.Context, req *mcp.CallToolRequest, _ struct{}) (*mcp.CallToolResult, any, error) {
		return tools.Say(req.Extra.Header.Get("X-User")), nil, nil
	})
	return mcp.NewStreamableHTTPHandler(func(*http.Request) *mcp.Server { return s }, nil)
}
