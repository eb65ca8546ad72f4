// Package firsttimeeach differs from firsttime in whose flag it is: one of each user, one that is set back, and one that a call of a client changes.
package firsttimeeach

import (
	"context"
	"net/http"
	"sync"

	"github.com/modelcontextprotocol/go-sdk/mcp"
)

type user struct{ ready bool }

type app struct {
	server *mcp.Server

	mu      sync.Mutex
	users   map[string]*user
	enabled bool
	level   string
}

func extra(context.Context, *mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	return new(mcp.CallToolResult), nil
}

func (a *app) get(r *http.Request) *mcp.Server {
	a.mu.Lock()
	defer a.mu.Unlock()
	u := a.users[r.Header.Get("X-User")]
	if u != nil && !u.ready {
		u.ready = true
		a.server.AddTool(&mcp.Tool{Name: "extra", InputSchema: map[string]any{"type": "object"}}, extra) // want mutation
	}
	return a.server
}

type choice struct {
	On    bool   `json:"on"`
	Level string `json:"level"`
}

func (a *app) enable(_ context.Context, _ *mcp.CallToolRequest, in choice) (*mcp.CallToolResult, any, error) {
	a.mu.Lock()
	defer a.mu.Unlock()
	switch {
	case in.On && !a.enabled:
		a.enabled = true
		a.server.AddTool(&mcp.Tool{Name: "more", InputSchema: map[string]any{"type": "object"}}, extra) // want mutation
	case !in.On && a.enabled:
		a.enabled = false
		a.server.RemoveTools("more") // want mutation
	}
	if in.Level != a.level {
		a.level = in.Level
		a.server.RemoveTools("most") // want mutation
	}
	return nil, nil, nil
}

// Handler serves the tools.
func Handler() http.Handler {
	a := &app{server: mcp.NewServer(&mcp.Implementation{Name: "each"}, nil), users: map[string]*user{}} // want server
	mcp.AddTool(a.server, &mcp.Tool{Name: "enable"}, a.enable)
	return mcp.NewStreamableHTTPHandler(a.get, nil)
}
