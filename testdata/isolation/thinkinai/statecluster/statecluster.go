// Package statecluster has a tool that chooses a cluster, for everybody.
package statecluster

import (
	"context"
	"net/http"
	"sync"

	"github.com/ThinkInAIXYZ/go-mcp/protocol"

	"example.com/isolation/thinkinai/tools"
)

var (
	mu      sync.Mutex
	cluster string
)

// Handler serves tools.
func Handler() http.Handler {
	t, h := tools.Stateful()
	s := tools.New(t)
	s.RegisterTool(tools.Tool("use", tools.Text{}), use)
	s.RegisterTool(tools.Tool("pods", tools.None{}), pods)
	go s.Run()
	return h
}

func use(_ context.Context, req *protocol.CallToolRequest) (*protocol.CallToolResult, error) {
	mu.Lock()
	defer mu.Unlock()
	cluster, _ = req.Arguments["text"].(string)
	return tools.Say("ok"), nil
}

func pods(context.Context, *protocol.CallToolRequest) (*protocol.CallToolResult, error) {
	mu.Lock()
	defer mu.Unlock()
	return tools.Say("pods of " + cluster), nil
}
