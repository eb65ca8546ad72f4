// Package project has a tool that chooses a project, for all its clients.
package project

import (
	"context"

	"github.com/mark3labs/mcp-go/mcp"
	"github.com/mark3labs/mcp-go/server"
)

var project string

func choose(_ context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	project = req.GetString("project", "") // want state
	return mcp.NewToolResultText("chosen"), nil
}

func issues(context.Context, mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	return mcp.NewToolResultText("issues of " + project), nil
}

// AddTools adds both to s.
func AddTools(s *server.MCPServer) {
	s.AddTool(mcp.NewTool("choose"), choose)
	s.AddTool(mcp.NewTool("issues"), issues)
}
