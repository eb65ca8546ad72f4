// Package statecluster has a tool that chooses a cluster, for everybody.
package statecluster

import (
	"context"
	"net/http"
	"sync"

	"github.com/viant/jsonrpc"
	"github.com/viant/jsonrpc/transport"
	"github.com/viant/mcp-protocol/client"
	"github.com/viant/mcp-protocol/logger"
	"github.com/viant/mcp-protocol/schema"
	protocol "github.com/viant/mcp-protocol/server"
	"github.com/viant/mcp/server"

	"example.com/isolation/viant/tools"
)

type kube struct {
	mu      sync.Mutex
	cluster string
}

// Handler serves tools.
func Handler() http.Handler {
	k := new(kube)
	s, err := server.New(server.WithNewHandler(k.newHandler), server.WithStreamableURI("/"))
	if err != nil {
		panic(err)
	}
	return s.HTTP(context.Background(), "").Handler
}

func (k *kube) newHandler(_ context.Context, notifier transport.Notifier, log logger.Logger, c client.Operations) (protocol.Handler, error) {
	h := tools.New(notifier, log, c)
	_ = protocol.RegisterTool[tools.Text, tools.None](h.Registry, "use", "", k.use)
	_ = protocol.RegisterTool[tools.None, tools.None](h.Registry, "pods", "", k.pods)
	return h, nil
}

func (k *kube) use(_ context.Context, in tools.Text) (*schema.CallToolResult, *jsonrpc.Error) {
	k.mu.Lock()
	defer k.mu.Unlock()
	k.cluster = in.Text
	return tools.Say("ok"), nil
}

func (k *kube) pods(context.Context, tools.None) (*schema.CallToolResult, *jsonrpc.Error) {
	k.mu.Lock()
	defer k.mu.Unlock()
	return tools.Say("pods of " + k.cluster), nil
}
