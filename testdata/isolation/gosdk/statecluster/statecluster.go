// Package statecluster has a tool that chooses a cluster, for everybody.
package statecluster

import (
	"context"
	"net/http"
	"sync"

	"github.com/modelcontextprotocol/go-sdk/mcp"

	"example.com/isolation/gosdk/tools"
)

type kube struct {
	mu      sync.Mutex
	cluster string
}

// Handler serves tools.
func Handler() http.Handler {
	k := new(kube)
	s := tools.New()
	mcp.AddTool(s, &mcp.Tool{Name: "use"}, k.use)
	mcp.AddTool(s, &mcp.Tool{Name: "pods"}, k.pods)
	return mcp.NewStreamableHTTPHandler(func(*http.Request) *mcp.Server { return s }, nil)
}

func (k *kube) use(_ context.Context, _ *mcp.CallToolRequest, in tools.Text) (*mcp.CallToolResult, any, error) {
	k.mu.Lock()
	defer k.mu.Unlock()
	k.cluster = in.Text
	return tools.Say("ok"), nil, nil
}

func (k *kube) pods(context.Context, *mcp.CallToolRequest, struct{}) (*mcp.CallToolResult, any, error) {
	k.mu.Lock()
	defer k.mu.Unlock()
	return tools.Say("pods of " + k.cluster), nil, nil
}
