// Package statepersession remembers the cluster in what it makes for each session.
package statepersession

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

	"example.com/isolation/viant/tools"
)

type kube struct {
	mu      sync.Mutex
	cluster string
}

// Handler serves tools.
func Handler() http.Handler { return tools.Serve(newHandler) }

func newHandler(_ context.Context, notifier transport.Notifier, log logger.Logger, c client.Operations) (protocol.Handler, error) {
	k := new(kube)
	h := tools.New(notifier, log, c)
	tools.Add(h, "use", k.use)
	tools.Add(h, "pods", k.pods)
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
