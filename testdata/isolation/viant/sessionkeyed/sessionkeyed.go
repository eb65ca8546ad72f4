// Package sessionkeyed keeps the logger of each user, under the name, and writes to it.
package sessionkeyed

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

type app struct{ loggers sync.Map }

// Handler serves tools.
func Handler() http.Handler { return tools.Serve(new(app).newHandler) }

func (a *app) newHandler(ctx context.Context, notifier transport.Notifier, log logger.Logger, c client.Operations) (protocol.Handler, error) {
	a.loggers.Store(tools.User(ctx), log)
	h := tools.New(notifier, log, c)
	tools.Add(h, "alarm", a.alarm)
	return h, nil
}

func (a *app) alarm(ctx context.Context, in tools.Text) (*schema.CallToolResult, *jsonrpc.Error) {
	log, _ := a.loggers.Load(tools.User(ctx))
	return tools.Say("ok"), tools.Failed(log.(logger.Logger).Info(ctx, in.Text))
}
