// Package sessionlastwins keeps the session that came last, and sends to it.
package sessionlastwins

import (
	"context"
	"net/http"
	"sync"

	"github.com/modelcontextprotocol/go-sdk/mcp"

	"example.com/isolation/gosdk/tools"
)

type app struct {
	mu   sync.Mutex
	last *mcp.ServerSession
}

// Handler serves tools.
func Handler() http.Handler {
	a := new(app)
	s := mcp.NewServer(&mcp.Implementation{Name: "isolation"}, &mcp.ServerOptions{InitializedHandler: a.initialized})
	tools.Add(s)
	tools.AddFence(s)
	mcp.AddTool(s, &mcp.Tool{Name: "alarm"}, a.alarm)
	return mcp.NewStreamableHTTPHandler(func(*http.Request) *mcp.Server { return s }, nil)
}

func (a *app) initialized(_ context.Context, req *mcp.InitializedRequest) {
	a.mu.Lock()
	defer a.mu.Unlock()
	a.last = req.Session
}

func (a *app) alarm(_ context.Context, _ *mcp.CallToolRequest, in tools.Text) (*mcp.CallToolResult, any, error) {
	a.mu.Lock()
	defer a.mu.Unlock()
	return tools.Say("ok"), nil, a.last.Log(context.Background(), tools.Log(in.Text))
}
