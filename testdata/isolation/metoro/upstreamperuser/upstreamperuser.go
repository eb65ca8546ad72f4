// Package upstreamperuser is a gateway with a client for each user.
package upstreamperuser

import (
	"context"
	"net/http"
	"net/http/httptest"
	"sync"

	mcp "github.com/metoro-io/mcp-golang"
	mcphttp "github.com/metoro-io/mcp-golang/transport/http"

	"example.com/isolation/metoro/servershared"
	"example.com/isolation/metoro/tools"
)

type gateway struct {
	url string

	mu       sync.Mutex
	upstream map[string]*mcp.Client
}

// Handler serves tools.
func Handler() http.Handler {
	g := &gateway{url: httptest.NewServer(servershared.Handler()).URL, upstream: make(map[string]*mcp.Client)}
	t := mcphttp.NewGinTransport()
	s := tools.New(t)
	tools.Must(s.RegisterTool("whoami", "says who calls", g.whoami))
	tools.Must(s.Serve())
	return tools.Mount(t.Handler())
}

func (g *gateway) whoami(ctx context.Context, _ tools.None) (*mcp.ToolResponse, error) {
	client, err := g.connect(ctx, tools.User(ctx))
	if err != nil {
		return nil, err
	}
	return client.CallTool(ctx, "whoami", tools.None{})
}

func (g *gateway) connect(ctx context.Context, user string) (*mcp.Client, error) {
	g.mu.Lock()
	defer g.mu.Unlock()
	if client, ok := g.upstream[user]; ok {
		return client, nil
	}
	client := mcp.NewClient(mcphttp.NewHTTPClientTransport("/").WithBaseURL(g.url).WithHeader("X-User", user))
	if _, err := client.Initialize(ctx); err != nil {
		return nil, err
	}
	g.upstream[user] = client
	return client, nil
}
