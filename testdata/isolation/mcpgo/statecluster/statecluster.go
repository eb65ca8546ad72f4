// Package statecluster has a tool that chooses a cluster, for everybody.
package statecluster

import (
	"context"
	"net/http"
	"sync"

	"github.com/mark3labs/mcp-go/mcp"
	"github.com/mark3labs/mcp-go/server"

	"example.com/isolation/mcpgo/tools"
)

var (
	mu      sync.Mutex
	cluster string
)

// Handler serves tools.
func Handler() http.Handler {
	s := tools.New()
	s.AddTool(mcp.NewTool("use"), use)
	s.AddTool(mcp.NewTool("pods"), pods)
	return server.NewStreamableHTTPServer(s)
}

func use(_ context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	mu.Lock()
	defer mu.Unlock()
	cluster = req.GetString("text", "")
	return mcp.NewToolResultText("ok"), nil
}

func pods(context.Context, mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	mu.Lock()
	defer mu.Unlock()
	return mcp.NewToolResultText("pods of " + cluster), nil
}
