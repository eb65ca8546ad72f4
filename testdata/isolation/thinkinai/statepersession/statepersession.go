// Package statepersession remembers the cluster of each session.
package statepersession

import (
	"context"
	"net/http"
	"sync"

	"github.com/ThinkInAIXYZ/go-mcp/protocol"
	"github.com/ThinkInAIXYZ/go-mcp/server"

	"example.com/isolation/thinkinai/tools"
)

var clusters sync.Map

// Handler serves tools.
func Handler() http.Handler {
	t, h := tools.Stateful()
	s := tools.New(t)
	s.RegisterTool(tools.Tool("use", tools.Text{}), use)
	s.RegisterTool(tools.Tool("pods", tools.None{}), pods)
	go s.Run()
	return h
}

func use(ctx context.Context, req *protocol.CallToolRequest) (*protocol.CallToolResult, error) {
	id, err := server.GetSessionIDFromCtx(ctx)
	if err != nil {
		return nil, err
	}
	clusters.Store(id, req.Arguments["text"])
	return tools.Say("ok"), nil
}

func pods(ctx context.Context, _ *protocol.CallToolRequest) (*protocol.CallToolResult, error) {
	id, err := server.GetSessionIDFromCtx(ctx)
	if err != nil {
		return nil, err
	}
	cluster, _ := clusters.Load(id)
	name, _ := cluster.(string)
	return tools.Say("pods of " + name), nil
}
