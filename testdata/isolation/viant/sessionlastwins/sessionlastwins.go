// Package sessionlastwins keeps the notifier of the session that came last, and sends with it.
package sessionlastwins

import (
	"context"
	"encoding/json"
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

type app struct {
	mu   sync.Mutex
	last transport.Notifier
}

// Handler serves tools.
func Handler() http.Handler { return tools.Serve(new(app).newHandler) }

func (a *app) newHandler(_ context.Context, notifier transport.Notifier, log logger.Logger, c client.Operations) (protocol.Handler, error) {
	a.mu.Lock()
	defer a.mu.Unlock()
	a.last = notifier
	h := tools.New(notifier, log, c)
	tools.Add(h, "alarm", a.alarm)
	return h, nil
}

func (a *app) alarm(ctx context.Context, in tools.Text) (*schema.CallToolResult, *jsonrpc.Error) {
	params, err := json.Marshal(schema.LoggingMessageNotificationParams{Level: schema.Info, Data: in.Text})
	if err != nil {
		return nil, tools.Failed(err)
	}
	a.mu.Lock()
	defer a.mu.Unlock()
	return tools.Say("ok"), tools.Failed(a.last.Notify(ctx, &jsonrpc.Notification{Jsonrpc: jsonrpc.Version, Method: schema.MethodNotificationMessage, Params: params}))
}
