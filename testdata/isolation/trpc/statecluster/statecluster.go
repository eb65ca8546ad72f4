// Package statecluster has a tool that chooses a cluster, for everybody.
package statecluster

import (
	"context"
	"net/http"
	"sync"

	mcp "trpc.group/trpc-go/trpc-mcp-go"

	"example.com/isolation/trpc/tools"
)

type kube struct {
	mu      sync.Mutex
	cluster string
}

// Handler serves tools.
func Handler() http.Handler {
	k := new(kube)
	s := tools.New()
	s.RegisterTool(mcp.NewTool("use"), k.use)
	s.RegisterTool(mcp.NewTool("pods"), k.pods)
	return s.HTTPHandler()
}

func (k *kube) use(_ context.Context, req *mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	k.mu.Lock()
	defer k.mu.Unlock()
	k.cluster, _ = req.Params.Arguments["text"].(string)
	return mcp.NewTextResult("ok"), nil
}

func (k *kube) pods(context.Context, *mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	k.mu.Lock()
	defer k.mu.Unlock()
	return mcp.NewTextResult("pods of " + k.cluster), nil
}
