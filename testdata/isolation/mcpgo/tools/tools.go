// Package tools has what most of the programs serve. No tool here keeps anything.
package tools

import (
	"context"

	"github.com/mark3labs/mcp-go/mcp"
	"github.com/mark3labs/mcp-go/server"

	"example.com/isolation/driver/gate"
)

// New returns a server with these tools.
func New(opts ...server.ServerOption) *server.MCPServer {
	s := server.NewMCPServer("isolation", "1", append(opts, server.WithLogging())...)
	s.AddTool(mcp.NewTool("echo"), echo)
	s.AddTool(mcp.NewTool("hold"), hold)
	s.AddTool(mcp.NewTool("report"), report)
	return s
}

// AddFence adds a tool that sends a message to the session of its caller, beside the answer.
func AddFence(s *server.MCPServer) { s.AddTool(mcp.NewTool("fence"), fence) }

// Log is a message with text.
func Log(text string) map[string]any { return map[string]any{"level": "info", "data": text} }

func echo(_ context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	return mcp.NewToolResultText(req.GetString("text", "")), nil
}

// hold answers when its gate opens.
func hold(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	key := req.GetString("key", "")
	if err := gate.Enter(ctx, key); err != nil {
		return nil, err
	}
	return mcp.NewToolResultText(key), nil
}

// report reports progress and writes a log for its caller, when its gate opens, and answers when
// the next does.
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
	if err := s.SendNotificationToClient(ctx, "notifications/message", Log(key)); err != nil {
		return nil, err
	}
	if err := gate.Enter(ctx, key+"-sent"); err != nil {
		return nil, err
	}
	return mcp.NewToolResultText(key), nil
}

func fence(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	text := req.GetString("text", "")
	id := server.ClientSessionFromContext(ctx).SessionID()
	// The stream may not be open yet; the driver tries again.
	_ = server.ServerFromContext(ctx).SendNotificationToSpecificClient(id, "notifications/message", Log(text))
	return mcp.NewToolResultText(text), nil
}
