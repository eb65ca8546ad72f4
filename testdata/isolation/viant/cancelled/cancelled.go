// Package cancelled has a tool that heeds its context, on a server that is used as the SDK wants it.
package cancelled

import (
	"context"
	"net/http"

	"github.com/viant/jsonrpc"
	"github.com/viant/jsonrpc/transport"
	"github.com/viant/mcp-protocol/client"
	"github.com/viant/mcp-protocol/logger"
	"github.com/viant/mcp-protocol/schema"
	protocol "github.com/viant/mcp-protocol/server"

	"example.com/isolation/driver/gate"
	"example.com/isolation/viant/tools"
)

// Handler serves tools.
func Handler() http.Handler { return tools.Serve(newHandler) }

func newHandler(_ context.Context, notifier transport.Notifier, log logger.Logger, c client.Operations) (protocol.Handler, error) {
	h := protocol.NewDefaultHandler(notifier, log, c)
	tools.Add(h, "hold", hold)
	return h, nil
}

// hold answers when its gate opens.
func hold(ctx context.Context, in tools.Key) (*schema.CallToolResult, *jsonrpc.Error) {
	return tools.Say(in.Key), tools.Failed(gate.Enter(ctx, in.Key))
}
