// Package sessionidempty keeps something under the session id, which is empty without sessions.
package sessionidempty

import (
	"context"
	"net/http"
	"sync"

	"github.com/modelcontextprotocol/go-sdk/mcp"

	"example.com/isolation/gosdk/tools"
)

type kube struct {
	mu       sync.Mutex
	clusters map[string]string
}

// Handler serves tools.
func Handler() http.Handler {
	k := &kube{clusters: make(map[string]string)}
	s := tools.New()
	mcp.AddTool(s, &mcp.Tool{Name: "use"}, k.use)
	mcp.AddTool(s, &mcp.Tool{Name: "pods"}, k.pods)
	return mcp.NewStreamableHTTPHandler(func(*http.Request) *mcp.Server { return s }, &mcp.StreamableHTTPOptions{Stateless: true})
}

func (k *kube) use(_ context.Context, req *mcp.CallToolRequest, in tools.Text) (*mcp.CallToolResult, any, error) {
	k.mu.Lock()
	defer k.mu.Unlock()
	k.clusters[req.Session.ID()] = in.Text
	return tools.Say("ok"), nil, nil
}

func (k *kube) pods(_ context.Context, req *mcp.CallToolRequest, _ struct{}) (*mcp.CallToolResult, any, error) {
	k.mu.Lock()
	defer k.mu.Unlock()
	return tools.Say("pods of " + k.clusters[req.Session.ID()]), nil, nil
}
