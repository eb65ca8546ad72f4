// Package sessionkeyed keeps sessions under their ids, and asks them.
package sessionkeyed

import (
	"context"
	"net/http"
	"sync"

	mcp "trpc.group/trpc-go/trpc-mcp-go"

	"example.com/isolation/trpc/tools"
)

type app struct{ sessions sync.Map }

// Handler serves tools.
func Handler() http.Handler {
	a := new(app)
	s := tools.New()
	s.RegisterTool(mcp.NewTool("use"), a.use)
	s.RegisterTool(mcp.NewTool("pods"), a.pods)
	return s.HTTPHandler()
}

func (a *app) use(ctx context.Context, req *mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	session := mcp.ClientSessionFromContext(ctx)
	session.SetData("cluster", tools.Text(req))
	a.sessions.Store(session.GetID(), session)
	return mcp.NewTextResult("ok"), nil
}

func (a *app) pods(ctx context.Context, _ *mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	session, _ := a.sessions.Load(mcp.ClientSessionFromContext(ctx).GetID())
	cluster, _ := session.(mcp.Session).GetData("cluster")
	name, _ := cluster.(string)
	return mcp.NewTextResult("pods of " + name), nil
}
