// Package statepersession remembers the cluster of each session.
package statepersession

import (
	"context"
	"net/http"
	"sync"

	"github.com/modelcontextprotocol/go-sdk/mcp"

	"example.com/isolation/gosdk/tools"
)

type kube struct{ clusters sync.Map }

// Handler serves tools.
func Handler() http.Handler {
	k := new(kube)
	s := tools.New()
	mcp.AddTool(s, &mcp.Tool{Name: "use"}, k.use)
	mcp.AddTool(s, &mcp.Tool{Name: "pods"}, k.pods)
	return mcp.NewStreamableHTTPHandler(func(*http.Request) *mcp.Server { return s }, nil)
}

func (k *kube) use(_ context.Context, req *mcp.CallToolRequest, in tools.Text) (*mcp.CallToolResult, any, error) {
	k.clusters.Store(req.Session.ID(), in.Text)
	return tools.Say("ok"), nil, nil
}

func (k *kube) pods(_ context.Context, req *mcp.CallToolRequest, _ struct{}) (*mcp.CallToolResult, any, error) {
	cluster, _ := k.clusters.Load(req.Session.ID())
	name, _ := cluster.(string)
	return tools.Say("pods of " + name), nil, nil
}
