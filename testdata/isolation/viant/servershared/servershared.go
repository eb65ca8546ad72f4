// Package servershared makes a handler for each session, with a tool that knows its user.
package servershared

import (
	"context"
	"net/http"

	"github.com/viant/jsonrpc"
	"github.com/viant/jsonrpc/transport"
	"github.com/viant/mcp-protocol/client"
	"github.com/viant/mcp-protocol/logger"
	"github.com/viant/mcp-protocol/schema"
	protocol "github.com/viant/mcp-protocol/server"

	"example.com/isolation/viant/tools"
)

// Handler serves tools.
func Handler() http.Handler { return tools.Serve(newHandler) }

func newHandler(ctx context.Context, notifier transport.Notifier, log logger.Logger, c client.Operations) (protocol.Handler, error) {
	user := tools.User(ctx)
	h := tools.New(notifier, log, c)
	tools.Add(h, "whoami", func(context.Context, tools.None) (*schema.CallToolResult, *jsonrpc.Error) {
		return tools.Say(user), nil
	})
	return h, nil
}
