// Package servershared serves all clients with one server on one transport, as the SDK wants it.
package servershared

import (
	"context"
	"net/http"

	"github.com/ThinkInAIXYZ/go-mcp/protocol"

	"example.com/isolation/thinkinai/tools"
)

// Handler serves tools.
func Handler() http.Handler {
	t, h := tools.Stateful()
	s := tools.New(t)
	s.RegisterTool(tools.Tool("whoami", tools.None{}), whoami)
	go s.Run()
	return tools.Named(h)
}

func whoami(ctx context.Context, _ *protocol.CallToolRequest) (*protocol.CallToolResult, error) {
	return tools.Say(tools.User(ctx)), nil
}
