// Package hookfields puts its hooks into the fields of the hooks by itself.
package hookfields

import (
	"context"

	"github.com/mark3labs/mcp-go/mcp"
	"github.com/mark3labs/mcp-go/server"
)

type door struct {
	server     *server.MCPServer
	last, gone server.ClientSession
	first      map[string]server.ClientSession
}

func (d *door) hooks() *server.Hooks {
	h := &server.Hooks{OnRegisterSession: []server.OnRegisterSessionHookFunc{func(_ context.Context, session server.ClientSession) {
		d.last = session // want session
		d.first[session.SessionID()] = session
	}}}
	h.OnUnregisterSession = []server.OnUnregisterSessionHookFunc{func(_ context.Context, session server.ClientSession) {
		d.gone = session // ok: nobody asks
	}}
	h.OnAfterInitialize = append(h.OnAfterInitialize, d.initialized)
	return h
}

func (d *door) initialized(context.Context, any, *mcp.InitializeRequest, *mcp.InitializeResult) {
	d.server.AddTool(mcp.NewTool("ring"), d.ring) // want mutation
}

func (d *door) ring(context.Context, mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	d.last.NotificationChannel() <- mcp.JSONRPCNotification{JSONRPC: mcp.JSONRPC_VERSION}
	return mcp.NewToolResultText("rung"), nil
}

// Handler serves the door.
func Handler() *server.StreamableHTTPServer {
	d := &door{first: make(map[string]server.ClientSession)}
	d.server = server.NewMCPServer("door", "1", server.WithHooks(d.hooks()))
	d.server.AddTool(mcp.NewTool("knock"), d.ring)
	return server.NewStreamableHTTPServer(d.server)
}
