// Package mutationtool has a tool that adds a tool, for everybody.
package mutationtool

import (
	"context"
	"net/http"

	mcp "trpc.group/trpc-go/trpc-mcp-go"

	"example.com/isolation/trpc/tools"
)

type app struct{ server *mcp.Server }

// Handler serves tools.
func Handler() http.Handler {
	a := &app{tools.New()}
	a.server.RegisterTool(mcp.NewTool("use"), a.use)
	a.server.RegisterTool(mcp.NewTool("pods"), pods(""))
	return a.server.HTTPHandler()
}

// use makes the cluster that its caller chose the one of the tool pods.
func (a *app) use(_ context.Context, req *mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	text, _ := req.Params.Arguments["text"].(string)
	a.server.RegisterTool(mcp.NewTool("pods"), pods(text))
	return mcp.NewTextResult("ok"), nil
}

func pods(cluster string) func(context.Context, *mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	return func(context.Context, *mcp.CallToolRequest) (*mcp.CallToolResult, error) {
		return mcp.NewTextResult("pods of " + cluster), nil
	}
}
