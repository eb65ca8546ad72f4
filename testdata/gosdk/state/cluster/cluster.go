// Package cluster has a tool that chooses a cluster, for everybody.
package cluster

import (
	"context"
	"net/http"

	"github.com/modelcontextprotocol/go-sdk/mcp"
)

type choice struct{ Cluster string }

type kube struct {
	cluster string
	list    func(cluster string) ([]string, error)
}

// AddTools adds the tools of kube to s.
func AddTools(s *mcp.Server, list func(cluster string) ([]string, error)) {
	k := &kube{list: list}
	mcp.AddTool(s, &mcp.Tool{Name: "use"}, k.use)
	mcp.AddTool(s, &mcp.Tool{Name: "pods"}, k.pods)
}

// Handler serves a server with these tools to all clients.
func Handler(list func(cluster string) ([]string, error)) http.Handler {
	s := mcp.NewServer(&mcp.Implementation{Name: "cluster"}, nil) // want server
	AddTools(s, list)
	return mcp.NewStreamableHTTPHandler(func(*http.Request) *mcp.Server { return s }, nil)
}

func (k *kube) use(_ context.Context, _ *mcp.CallToolRequest, in choice) (*mcp.CallToolResult, any, error) {
	k.cluster = in.Cluster // want state
	return nil, nil, nil
}

func (k *kube) pods(context.Context, *mcp.CallToolRequest, struct{}) (*mcp.CallToolResult, []string, error) {
	pods, err := k.list(k.cluster)
	return nil, pods, err
}
