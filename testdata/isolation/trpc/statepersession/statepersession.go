// Package statepersession remembers the cluster in the session.
package statepersession

import (
	"context"
	"net/http"

	mcp "trpc.group/trpc-go/trpc-mcp-go"

	"example.com/isolation/trpc/tools"
)

// Handler serves tools.
func Handler() http.Handler {
	s := tools.New()
	s.RegisterTool(mcp.NewTool("use"), use)
	s.RegisterTool(mcp.NewTool("pods"), pods)
	return s.HTTPHandler()
}

func use(ctx context.Context, req *mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	mcp.ClientSessionFromContext(ctx).SetData("cluster", tools.Text(req))
	return mcp.NewTextResult("ok"), nil
}

func pods(ctx context.Context, _ *mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	cluster, _ := mcp.ClientSessionFromContext(ctx).GetData("cluster")
	name, _ := cluster.(string)
	return mcp.NewTextResult("pods of " + name), nil
}
