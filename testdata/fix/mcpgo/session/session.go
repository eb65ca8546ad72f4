// Package session adds tools for one client to a server of all.
package session

import (
	"context"

	"github.com/mark3labs/mcp-go/mcp"
	"github.com/mark3labs/mcp-go/server"
)

// Tools finds the tools of a user.
type Tools func(ctx context.Context) []server.ServerTool

// Server serves them.
func Server(tools Tools) *server.SSEServer {
	hooks := &server.Hooks{}
	s := server.NewMCPServer("personal", "1", server.WithHooks(hooks))
	hooks.AddOnRegisterSession(func(ctx context.Context, session server.ClientSession) {
		// The tools of the user.
		s.AddTools(tools(ctx)...) // added
	})
	hooks.AddOnRegisterSession(func(ctx context.Context, _ server.ClientSession) {
		s.AddTools(tools(ctx)...)
	})
	sh := &shop{s: s}
	s.AddTool(mcp.NewTool("login"), sh.login)
	s.AddTool(mcp.NewTool("guess"), sh.guess)
	s.AddTool(mcp.NewTool("leave"), sh.leave)
	return server.NewSSEServer(s)
}

type shop struct{ s *server.MCPServer }

// login knows that there is a session.
func (sh *shop) login(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	session := server.ClientSessionFromContext(ctx)
	if session == nil {
		return mcp.NewToolResultError("no session"), nil
	}
	customer := req.GetString("customer", "")
	sh.s.AddTool(mcp.NewTool("orders"), func(context.Context, mcp.CallToolRequest) (*mcp.CallToolResult, error) {
		return mcp.NewToolResultText("orders of " + customer), nil
	})
	sh.s.AddTool(mcp.NewTool("bills"), nil) // about bills
	return mcp.NewToolResultText("welcome"), nil
}

// guess does not: no fix.
func (sh *shop) guess(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	sh.s.AddTool(mcp.NewTool(req.GetString("name", "")), nil)
	return mcp.NewToolResultText("added"), nil
}

// leave removes a tool, which may be one of the server: no fix.
func (sh *shop) leave(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	session := server.ClientSessionFromContext(ctx)
	sh.s.DeleteTools(session.SessionID(), "orders")
	return mcp.NewToolResultText("bye"), nil
}
