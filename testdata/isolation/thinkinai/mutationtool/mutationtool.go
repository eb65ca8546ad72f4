// Package mutationtool has a tool that adds a tool, for everybody.
package mutationtool

import (
	"context"
	"net/http"

	"github.com/ThinkInAIXYZ/go-mcp/protocol"
	"github.com/ThinkInAIXYZ/go-mcp/server"

	"example.com/isolation/thinkinai/tools"
)

type app struct{ server *server.Server }

// Handler serves tools.
func Handler() http.Handler {
	t, h := tools.Stateful()
	a := &app{tools.New(t)}
	a.server.RegisterTool(tools.Tool("use", tools.Text{}), a.use)
	a.server.RegisterTool(tools.Tool("pods", tools.None{}), pods(""))
	go a.server.Run()
	return h
}

// use makes the cluster that its caller chose the one of the tool pods.
func (a *app) use(_ context.Context, req *protocol.CallToolRequest) (*protocol.CallToolResult, error) {
	text, _ := req.Arguments["text"].(string)
	a.server.RegisterTool(tools.Tool("pods", tools.None{}), pods(text))
	return tools.Say("ok"), nil
}

func pods(cluster string) server.ToolHandlerFunc {
	return func(context.Context, *protocol.CallToolRequest) (*protocol.CallToolResult, error) {
		return tools.Say("pods of " + cluster), nil
	}
}
