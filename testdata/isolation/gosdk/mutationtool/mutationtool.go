// Package mutationtool has a tool that adds a tool, for everybody.
package mutationtool

import (
	"context"
	"net/http"

	"github.com/modelcontextprotocol/go-sdk/mcp"

	"example.com/isolation/gosdk/tools"
)

type app struct{ server *mcp.Server }

// Handler serves tools.
func Handler() http.Handler {
	a := &app{tools.New()}
	mcp.AddTool(a.server, &mcp.Tool{Name: "use"}, a.use)
	mcp.AddTool(a.server, &mcp.Tool{Name: "pods"}, pods(""))
	return mcp.NewStreamableHTTPHandler(func(*http.Request) *mcp.Server { return a.server }, nil)
}

// use makes the cluster that its caller chose the one of the tool pods.
func (a *app) use(_ context.Context, _ *mcp.CallToolRequest, in tools.Text) (*mcp.CallToolResult, any, error) {
	mcp.AddTool(a.server, &mcp.Tool{Name: "pods"}, pods(in.Text))
	return tools.Say("ok"), nil, nil
}

func pods(cluster string) mcp.ToolHandlerFor[struct{}, any] {
	return func(context.Context, *mcp.CallToolRequest, struct{}) (*mcp.CallToolResult, any, error) {
		return tools.Say("pods of " + cluster), nil, nil
	}
}
