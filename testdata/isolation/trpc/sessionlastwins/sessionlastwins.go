// Package sessionlastwins keeps the session that called last, and asks it.
package sessionlastwins

import (
	"context"
	"net/http"
	"sync"

	mcp "trpc.group/trpc-go/trpc-mcp-go"

	"example.com/isolation/trpc/tools"
)

type app struct {
	mu   sync.Mutex
	last mcp.Session
}

// Handler serves tools.
func Handler() http.Handler {
	a := new(app)
	s := tools.New()
	s.RegisterTool(mcp.NewTool("use"), a.use)
	s.RegisterTool(mcp.NewTool("pods"), a.pods)
	return s.HTTPHandler()
}

func (a *app) use(ctx context.Context, req *mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	a.mu.Lock()
	defer a.mu.Unlock()
	a.last = mcp.ClientSessionFromContext(ctx)
	a.last.SetData("cluster", tools.Text(req))
	return mcp.NewTextResult("ok"), nil
}

func (a *app) pods(context.Context, *mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	a.mu.Lock()
	defer a.mu.Unlock()
	cluster, _ := a.last.GetData("cluster")
	name, _ := cluster.(string)
	return mcp.NewTextResult("pods of " + name), nil
}
