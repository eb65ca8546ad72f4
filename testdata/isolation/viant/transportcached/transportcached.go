// Package transportcached makes the handler of the first session serve all.
package transportcached

import (
	"context"
	"net/http"
	"sync"

	"github.com/viant/jsonrpc/transport"
	"github.com/viant/mcp-protocol/client"
	"github.com/viant/mcp-protocol/logger"
	protocol "github.com/viant/mcp-protocol/server"

	"example.com/isolation/viant/tools"
)

type app struct {
	mu     sync.Mutex
	cached *protocol.DefaultHandler
}

// Handler serves tools.
func Handler() http.Handler { return tools.Serve(new(app).handler) }

func (a *app) handler(_ context.Context, notifier transport.Notifier, log logger.Logger, c client.Operations) (protocol.Handler, error) {
	a.mu.Lock()
	defer a.mu.Unlock()
	if a.cached == nil {
		a.cached = tools.New(notifier, log, c)
	}
	return a.cached, nil
}
