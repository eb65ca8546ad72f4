// Package projecteach keeps the project of each session.
package projecteach

import (
	"context"
	"sync"

	"github.com/mark3labs/mcp-go/mcp"
	"github.com/mark3labs/mcp-go/server"
)

var projects sync.Map

func choose(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	projects.Store(server.ClientSessionFromContext(ctx).SessionID(), req.GetString("project", "")) // ok
	return mcp.NewToolResultText("chosen"), nil
}

func issues(ctx context.Context, _ mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	project, _ := projects.Load(server.ClientSessionFromContext(ctx).SessionID())
	name, _ := project.(string)
	return mcp.NewToolResultText("issues of " + name), nil
}

// AddTools adds both to s.
func AddTools(s *server.MCPServer) {
	s.AddTool(mcp.NewTool("choose"), choose)
	s.AddTool(mcp.NewTool("issues"), issues)
}
