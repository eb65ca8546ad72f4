// Package statelessstreams serves without sessions, and sends messages: all streams have the same empty id.
package statelessstreams

import (
	"context"
	"net/http"

	"github.com/mark3labs/mcp-go/mcp"
	"github.com/mark3labs/mcp-go/server"

	"example.com/isolation/driver/gate"
	"example.com/isolation/mcpgo/tools"
)

// Handler serves tools.
func Handler() http.Handler {
	s := tools.New()
	s.AddTool(mcp.NewTool("report"), report)
	return server.NewStreamableHTTPServer(s, server.WithStateLess(true))
}

// report reports progress and writes a log for its caller, when its gate opens, and answers when the next does.
func report(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	key := req.GetString("key", "")
	if err := gate.Enter(ctx, key); err != nil {
		return nil, err
	}
	s := server.ServerFromContext(ctx)
	if err := s.SendNotificationToClient(ctx, "notifications/progress", map[string]any{
		"progressToken": req.Params.Meta.ProgressToken, "progress": 1, "message": key,
	}); err != nil {
		return nil, err
	}
	if err := s.SendNotificationToClient(ctx, "notifications/message", tools.Log(key)); err != nil {
		return nil, err
	}
	if err := gate.Enter(ctx, key+"-sent"); err != nil {
		return nil, err
	}
	return mcp.NewToolResultText(key), nil
}
