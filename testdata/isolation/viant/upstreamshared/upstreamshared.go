// Package upstreamshared is a gateway with one client, which the user who came first connected.
package upstreamshared

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
	"github.com/viant/mcp/server"

	"example.com/isolation/viant/servershared"
	"example.com/isolation/viant/tools"
)

type gateway struct {
	url string

	mu       sync.Mutex
	upstream *upstream.Client
}

// Handler serves tools.
func Handler() http.Handler {
	g := &gateway{url: httptest.NewServer(servershared.Handler()).URL}
	s, err := server.New(server.WithNewHandler(g.newHandler), server.WithStreamableURI("/"))
	if err != nil {
		panic(err)
	}
	return named(s.HTTP(context.Background(), "").Handler)
}

func (g *gateway) newHandler(_ context.Context, notifier transport.Notifier, log logger.Logger, c client.Operations) (protocol.Handler, error) {
	h := tools.New(notifier, log, c)
	_ = protocol.RegisterTool[tools.None, tools.None](h.Registry, "whoami", "", g.whoami)
	return h, nil
}

func (g *gateway) whoami(ctx context.Context, _ tools.None) (*schema.CallToolResult, *jsonrpc.Error) {
	c, err := g.connect(ctx, user(ctx))
	if err != nil {
		return nil, tools.Failed(err)
	}
	res, err := c.CallTool(ctx, &schema.CallToolRequestParams{Name: "whoami"})
	return res, tools.Failed(err)
}

func (g *gateway) connect(ctx context.Context, name string) (*upstream.Client, error) {
	g.mu.Lock()
	defer g.mu.Unlock()
	if g.upstream != nil {
		return g.upstream, nil
	}
	wire, err := streamable.New(ctx, g.url, streamable.WithHTTPClient(&http.Client{Transport: as(name)}))
	if err != nil {
		return nil, err
	}
	c := upstream.New("gateway", "1", wire)
	if _, err := c.Initialize(ctx); err != nil {
		return nil, err
	}
	g.upstream = c
	return c, nil
}

// as says who the user is.
type as string

func (user as) RoundTrip(r *http.Request) (*http.Response, error) {
	r = r.Clone(r.Context())
	r.Header.Set("X-User", string(user))
	return http.DefaultTransport.RoundTrip(r)
}

type userKey struct{}

func named(h http.Handler) http.Handler {
	return http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		h.ServeHTTP(w, r.WithContext(context.WithValue(r.Context(), userKey{}, r.Header.Get("X-User"))))
	})
}

func user(ctx context.Context) string {
	name, _ := ctx.Value(userKey{}).(string)
	return name
}
