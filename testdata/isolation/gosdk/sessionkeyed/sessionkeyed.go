// Package sessionkeyed keeps each session under its id, and sends to that of its caller.
package sessionkeyed

import (
	"context"
	"net/http"
	"sync"

	"github.com/modelcontextprotocol/go-sdk/mcp"

	"example.com/isolation/gosdk/tools"
)

type app struct{ sessions sync.Map }

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
	a.sessions.Store(req.Session.ID(), req.Session)
}

func (a *app) alarm(_ context.Context, req *mcp.CallToolRequest, in tools.Text) (*mcp.CallToolResult, any, error) {
	session, _ := a.sessions.Load(req.Session.ID())
	return tools.Say("ok"), nil, session.(*mcp.ServerSession).Log(context.Background(), tools.Log(in.Text))
}
