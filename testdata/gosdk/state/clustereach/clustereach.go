// Package clustereach has a choice for each session.
package clustereach

import (
	"context"
	"net/http"
	"sync"

	"github.com/modelcontextprotocol/go-sdk/mcp"
)

type choice struct{ Cluster string }

type kube struct {
	clusters sync.Map // session id to cluster
	list     func(cluster string) ([]string, error)
}

// AddTools adds the tools of kube to s.
func AddTools(s *mcp.Server, list func(cluster string) ([]string, error)) {
	k := &kube{list: list}
	mcp.AddTool(s, &mcp.Tool{Name: "use"}, k.use)
	mcp.AddTool(s, &mcp.Tool{Name: "pods"}, k.pods)
}

// Handler serves a server with these tools to all clients.
func Handler(list func(cluster string) ([]string, error)) http.Handler {
	s := mcp.NewServer(&mcp.Implementation{Name: "clustereach"}, nil) // want server
	AddTools(s, list)
	return mcp.NewStreamableHTTPHandler(func(*http.Request) *mcp.Server { return s }, nil)
}

func (k *kube) use(_ context.Context, req *mcp.CallToolRequest, in choice) (*mcp.CallToolResult, any, error) {
	k.clusters.Store(req.Session.ID(), in.Cluster) // ok
	return nil, nil, nil
}

func (k *kube) pods(_ context.Context, req *mcp.CallToolRequest, _ struct{}) (*mcp.CallToolResult, []string, error) {
	cluster, _ := k.clusters.Load(req.Session.ID())
	name, _ := cluster.(string)
	pods, err := k.list(name)
	return nil, pods, err
}
