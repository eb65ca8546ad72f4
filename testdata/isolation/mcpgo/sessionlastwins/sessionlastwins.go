// Package sessionlastwins keeps the session that came last, and sends to it.
package sessionlastwins

import (
	"context"
	"net/http"
	"sync"

	"github.com/mark3labs/mcp-go/mcp"
	"github.com/mark3labs/mcp-go/server"

	"example.com/isolation/mcpgo/tools"
)

type app struct {
	mu   sync.Mutex
	last server.ClientSession
}

// Handler serves tools.
func Handler() http.Handler {
	a := new(app)
	hooks := &server.Hooks{}
	hooks.AddOnRegisterSession(a.registered)
	s := tools.New(server.WithHooks(hooks))
	tools.AddFence(s)
	s.AddTool(mcp.NewTool("alarm"), a.alarm)
	sse := server.NewSSEServer(s)
	mux := http.NewServeMux()
	mux.Handle("/message", sse.MessageHandler())
	mux.Handle("/", sse.SSEHandler())
	return mux
}

func (a *app) registered(_ context.Context, session server.ClientSession) {
	a.mu.Lock()
	defer a.mu.Unlock()
	a.last = session
}

func (a *app) alarm(_ context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	a.mu.Lock()
	defer a.mu.Unlock()
	a.last.NotificationChannel() <- mcp.JSONRPCNotification{
		JSONRPC: mcp.JSONRPC_VERSION,
		Notification: mcp.Notification{
			Method: "notifications/message",
			Params: mcp.NotificationParams{AdditionalFields: tools.Log(req.GetString("text", ""))},
		},
	}
	return mcp.NewToolResultText("ok"), nil
}
