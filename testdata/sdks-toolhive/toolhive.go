// Package toolhive serves with mcpcompat of toolhive-core, which lets one server serve many sessions.
package toolhive

import (
	"context"
	"net/http"
	"sync"

	"github.com/stacklok/toolhive-core/mcpcompat/mcp"
	"github.com/stacklok/toolhive-core/mcpcompat/server"
)

func greet(context.Context, mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	return mcp.NewToolResultText("hello"), nil
}

// Mounted serves every client with one server.
func Mounted(mux *http.ServeMux) {
	s := server.NewMCPServer("greeter", "1.0.0") // ok
	s.AddTool(mcp.NewTool("greet"), greet)
	mux.Handle("/mcp", server.NewStreamableHTTPServer(s)) // ok
}

var last server.ClientSession

// LastWins keeps the session of the last caller.
func LastWins() error {
	s := server.NewMCPServer("last", "1.0.0") // ok
	s.AddTool(mcp.NewTool("join"), func(ctx context.Context, _ mcp.CallToolRequest) (*mcp.CallToolResult, error) {
		last = server.ClientSessionFromContext(ctx) // want session
		return mcp.NewToolResultText("joined"), nil
	})
	s.AddTool(mcp.NewTool("note"), func(context.Context, mcp.CallToolRequest) (*mcp.CallToolResult, error) {
		last.NotificationChannel() <- mcp.JSONRPCNotification{}
		return mcp.NewToolResultText("noted"), nil
	})
	return server.NewStreamableHTTPServer(s).Start(":8080")
}

// ByID keeps sessions by their ids.
func ByID() error {
	var sessions sync.Map
	s := server.NewMCPServer("map", "1.0.0") // ok
	s.AddTool(mcp.NewTool("join"), func(ctx context.Context, _ mcp.CallToolRequest) (*mcp.CallToolResult, error) {
		session := server.ClientSessionFromContext(ctx)
		sessions.Store(session.SessionID(), session) // ok
		return mcp.NewToolResultText("joined"), nil
	})
	return server.NewStreamableHTTPServer(s).Start(":8080")
}

// Learn adds a tool while it handles a call.
func Learn() error {
	s := server.NewMCPServer("learner", "1.0.0") // ok
	s.AddTool(mcp.NewTool("learn"), func(context.Context, mcp.CallToolRequest) (*mcp.CallToolResult, error) {
		s.AddTool(mcp.NewTool("learnt"), greet) // want mutation
		return mcp.NewToolResultText("learnt"), nil
	})
	return server.NewStreamableHTTPServer(s).Start(":8080")
}

// Shout sends one caller's words to every session, and answers the caller alone.
func Shout() error {
	s := server.NewMCPServer("shouter", "1.0.0") // ok
	s.AddTool(mcp.NewTool("shout"), func(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
		words := map[string]any{"text": req.GetString("text", "")}
		s.SendNotificationToAllClients("shout", words)                                          // want broadcast
		return mcp.NewToolResultText("shouted"), s.SendNotificationToClient(ctx, "echo", words) // ok
	})
	return server.NewStreamableHTTPServer(s).Start(":8080")
}
