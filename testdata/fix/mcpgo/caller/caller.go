// Package caller sends what one client asked for to all clients.
package caller

import (
	"context"

	"github.com/mark3labs/mcp-go/mcp"
	"github.com/mark3labs/mcp-go/server"
)

// Server returns a server that trains models.
func Server() *server.StreamableHTTPServer {
	s := server.NewMCPServer("trainer", "1")
	s.AddTool(mcp.NewTool("train"), func(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
		s.SendNotificationToAllClients("notifications/progress", map[string]any{"model": req.GetString("model", "")})
		return mcp.NewToolResultText("trained"), nil
	})
	d := &desk{server: s}
	s.AddTool(mcp.NewTool("edit"), d.edit)
	s.AddTool(mcp.NewTool("later"), d.later)
	s.AddTool(mcp.NewTool("blank"), d.blank)
	s.AddTool(mcp.NewTool("shadowed"), d.shadowed)
	s.AddTool(mcp.NewTool("publish"), d.publishing)
	return server.NewStreamableHTTPServer(s)
}

type desk struct{ server *server.MCPServer }

// edit has comments.
func (d *desk) edit(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	if text := req.GetArguments()["text"]; text != nil {
		// About the notification.
		d.server.SendNotificationToAllClients( // to all
			"notifications/message", // its name
			map[string]any{"data": text},
		) // sent
	}
	return mcp.NewToolResultText("saved"), nil
}

// later sends when the call may be over: no fix.
func (d *desk) later(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	text := req.GetString("text", "")
	go func() {
		d.server.SendNotificationToAllClients("notifications/message", map[string]any{"data": text})
	}()
	go d.server.SendNotificationToAllClients("notifications/message", map[string]any{"data": text})
	return mcp.NewToolResultText("saved"), nil
}

// blank has no name for its context: no fix.
func (d *desk) blank(_ context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	d.server.SendNotificationToAllClients("notifications/message", map[string]any{"data": req.GetString("text", "")})
	return mcp.NewToolResultText("saved"), nil
}

// shadowed has another meaning of ctx: no fix.
func (d *desk) shadowed(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	if ctx := req.GetString("text", ""); ctx != "" {
		d.server.SendNotificationToAllClients("notifications/message", map[string]any{"data": ctx})
	}
	return mcp.NewToolResultText("saved"), nil
}

func (d *desk) publishing(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	d.publish(map[string]any{"data": req.GetString("text", "")})
	return mcp.NewToolResultText("saved"), nil
}

// publish does not know who calls: no fix.
func (d *desk) publish(data map[string]any) {
	d.server.SendNotificationToAllClients("notifications/message", data)
}
