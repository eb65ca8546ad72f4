// Package cluster has a tool that chooses a cluster, for everybody.
package cluster

import (
	"context"

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

func (k *kube) use(_ context.Context, _ *mcp.CallToolRequest, in choice) (*mcp.CallToolResult, any, error) {
	k.cluster = in.Cluster // want state
	return nil, nil, nil
}

func (k *kube) pods(context.Context, *mcp.CallToolRequest, struct{}) (*mcp.CallToolResult, []string, error) {
	pods, err := k.list(k.cluster)
	return nil, pods, err
}
