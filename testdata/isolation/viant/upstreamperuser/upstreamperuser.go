// Package upstreamperuser is a gateway with a client for each user.
package upstreamperuser

import (
	"context"
	"net/http"
	"net/http/httptest"
	"sync"

	"github.com/viant/jsonrpc"
	"github.com/viant/jsonrpc/transport"
	"github.com/viant/jsonrpc/transport/client/http/streamable"
	"github.com/viant/mcp-protocol/client"
	"github.com/viant/mcp-protocol/logger"
	"github.com/viant/mcp-protocol/schema"
	protocol "github.com/viant/mcp-protocol/server"
	upstream "github.com/viant/mcp/client"

	"example.com/isolation/viant/servershared"
	"example.com/isolation/viant/tools"
)

type gateway struct {
	url string

	mu       sync.Mutex
	upstream map[string]*upstream.Client
}

// Handler serves tools.
func Handler() http.Handler {
	g := &gateway{url: httptest.NewServer(servershared.Handler()).URL, upstream: make(map[string]*upstream.Client)}
	return tools.Serve(g.newHandler)
}

func (g *gateway) newHandler(_ context.Context, notifier transport.Notifier, log logger.Logger, c client.Operations) (protocol.Handler, error) {
	h := tools.New(notifier, log, c)
	tools.Add(h, "whoami", g.whoami)
	return h, nil
}

func (g *gateway) whoami(ctx context.Context, _ tools.None) (*schema.CallToolResult, *jsonrpc.Error) {
	c, err := g.connect(ctx, tools.User(ctx))
	if err != nil {
		return nil, tools.Failed(err)
	}
	res, err := c.CallTool(ctx, &schema.CallToolRequestParams{Name: "whoami"})
	return res, tools.Failed(err)
}

func (g *gateway) connect(ctx context.Context, user string) (*upstream.Client, error) {
	g.mu.Lock()
	defer g.mu.Unlock()
	if c, ok := g.upstream[user]; ok {
		return c, nil
	}
	wire, err := streamable.New(ctx, g.url, streamable.WithHTTPClient(&http.Client{Transport: as(user)}))
	if err != nil {
		return nil, err
	}
	c := upstream.New("gateway", "1", wire)
	if _, err := c.Initialize(ctx); err != nil {
		return nil, err
	}
	g.upstream[user] = c
	return c, nil
}

// as says who the user is.
type as string

func (user as) RoundTrip(r *http.Request) (*http.Response, error) {
	r = r.Clone(r.Context())
	r.Header.Set("X-User", string(user))
	return http.DefaultTransport.RoundTrip(r)
}
