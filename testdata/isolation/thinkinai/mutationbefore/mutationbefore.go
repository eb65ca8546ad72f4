// Package mutationbefore adds all tools before it serves.
package mutationbefore

import (
	"context"
	"net/http"

	"github.com/ThinkInAIXYZ/go-mcp/protocol"
	"github.com/ThinkInAIXYZ/go-mcp/server"

	"example.com/isolation/thinkinai/tools"
)

// Handler serves tools.
func Handler() http.Handler {
	t, h := tools.Stateful()
	s := tools.New(t)
	for _, name := range []string{"first", "second"} {
		add(s, name)
	}
	s.UnregisterTool("second")
	go s.Run()
	return h
}

func add(s *server.Server, name string) {
	s.RegisterTool(tools.Tool(name, tools.None{}), func(context.Context, *protocol.CallToolRequest) (*protocol.CallToolResult, error) {
		return tools.Say(name), nil
	})
}
