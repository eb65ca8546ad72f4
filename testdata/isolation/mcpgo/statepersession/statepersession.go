// Package statepersession remembers the cluster of each session.
package statepersession

import (
	"context"
	"net/http"
	"sync"

	"github.com/mark3labs/mcp-go/mcp"
	"github.com/mark3labs/mcp-go/server"

	"example.com/isolation/mcpgo/tools"
)

var clusters sync.Map

// Handler serves tools.
func Handler() http.Handler {
	s := tools.New()
	s.AddTool(mcp.NewTool("use"), use)
	s.AddTool(mcp.NewTool("pods"), pods)
	return server.NewStreamableHTTPServer(s)
}

func use(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	clusters.Store(server.ClientSessionFromContext(ctx).SessionID(), req.GetString("text", ""))
	return mcp.NewToolResultText("ok"), nil
}

func pods(ctx context.Context, _ mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	cluster, _ := clusters.Load(server.ClientSessionFromContext(ctx).SessionID())
	name, _ := cluster.(string)
	return mcp.NewToolResultText("pods of " + name), nil
}
