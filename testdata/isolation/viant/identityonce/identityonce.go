// Package identityonce builds its handler for the user who comes first, and keeps it.
package identityonce

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
	once    sync.Once
	handler *protocol.DefaultHandler
)

// Handler serves tools.
func Handler() http.Handler { return tools.Serve(newHandler) }

func newHandler(ctx context.Context, notifier transport.Notifier, log logger.Logger, c client.Operations) (protocol.Handler, error) {
	once.Do(func() {
		user := tools.User(ctx)
		handler = protocol.NewDefaultHandler(notifier, log, c)
		tools.Add(handler, "whoami", func(context.Context, tools.None) (*schema.CallToolResult, *jsonrpc.Error) {
			return tools.Say(user), nil
		})
	})
	return handler, nil
}
