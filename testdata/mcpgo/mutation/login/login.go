// Package login removes the login tool and adds others when one client has logged in.
package login

import (
	"context"

	"github.com/mark3labs/mcp-go/mcp"
	"github.com/mark3labs/mcp-go/server"
)

type shop struct{ s *server.MCPServer }

// Handler serves a shop.
func Handler() *server.SSEServer {
	sh := &shop{s: server.NewMCPServer("shop", "3")} // ok
	sh.s.AddTool(mcp.NewTool("login"), sh.login)     // ok
	return server.NewSSEServer(sh.s)
}

func (sh *shop) login(_ context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	customer := req.GetString("customer", "")
	sh.s.DeleteTools("login")                                                                                     // want mutation
	sh.s.AddTool(mcp.NewTool("orders"), func(context.Context, mcp.CallToolRequest) (*mcp.CallToolResult, error) { // want mutation
		return mcp.NewToolResultText("orders of " + customer), nil
	})
	return mcp.NewToolResultText("welcome"), nil
}
