// Package sessionlogger keeps the logger of the session that came last, and writes to it.
package sessionlogger

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

var (
	mu  sync.Mutex
	out logger.Logger
)

// Handler serves tools.
func Handler() http.Handler { return tools.Serve(newHandler) }

func newHandler(_ context.Context, notifier transport.Notifier, log logger.Logger, c client.Operations) (protocol.Handler, error) {
	mu.Lock()
	defer mu.Unlock()
	out = log
	h := tools.New(notifier, log, c)
	tools.Add(h, "alarm", alarm)
	return h, nil
}

func alarm(ctx context.Context, in tools.Text) (*schema.CallToolResult, *jsonrpc.Error) {
	mu.Lock()
	defer mu.Unlock()
	return tools.Say("ok"), tools.Failed(out.Info(ctx, in.Text))
}
