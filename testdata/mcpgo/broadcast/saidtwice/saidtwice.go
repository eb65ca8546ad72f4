// Package saidtwice tells all clients, through one method, first what is nobody's and then what the caller said.
package saidtwice

import (
	"context"

	"github.com/mark3labs/mcp-go/mcp"
	"github.com/mark3labs/mcp-go/server"
)

// A Press prints.
type Press struct{ server *server.MCPServer }

// New returns a press, and what serves it.
func New() (*Press, *server.StreamableHTTPServer) {
	p := &Press{server: server.NewMCPServer("press", "1")} // ok
	p.server.AddTool(mcp.NewTool("print"), p.print)
	return p, server.NewStreamableHTTPServer(p.server)
}

func (p *Press) tell(text string) {
	p.server.SendNotificationToAllClients("notifications/message", map[string]any{"data": text}) // want broadcast
}

func (p *Press) warn(text string) {
	p.server.SendNotificationToAllClients("notifications/message", map[string]any{"data": text}) // ok
}

func (p *Press) print(_ context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	p.tell("busy")
	defer p.tell("free")
	p.warn("hot")
	defer p.warn("cool")
	p.tell(req.GetString("title", ""))
	return mcp.NewToolResultText("printed"), nil
}
