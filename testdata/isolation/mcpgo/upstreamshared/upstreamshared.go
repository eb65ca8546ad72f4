// Package upstreamshared is a gateway with one client, which the user who came first connected.
package upstreamshared

import (
	"context"
	"net/http"
	"net/http/httptest"
	"sync"

	"github.com/mark3labs/mcp-go/client"
	"github.com/mark3labs/mcp-go/client/transport"
	"github.com/mark3labs/mcp-go/mcp"
	"github.com/mark3labs/mcp-go/server"

	"example.com/isolation/mcpgo/servershared"
	"example.com/isolation/mcpgo/tools"
)

type gateway struct {
	url string

	mu       sync.Mutex
	upstream *client.Client
}

// Handler serves tools.
func Handler() http.Handler {
	g := &gateway{url: httptest.NewServer(servershared.Handler()).URL}
	s := tools.New()
	s.AddTool(mcp.NewTool("whoami"), g.whoami)
	return server.NewStreamableHTTPServer(s)
}

func (g *gateway) whoami(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	c, err := g.connect(ctx, req.Header.Get("X-User"))
	if err != nil {
		return nil, err
	}
	var call mcp.CallToolRequest
	call.Params.Name = "whoami"
	return c.CallTool(ctx, call)
}

func (g *gateway) connect(ctx context.Context, user string) (*client.Client, error) {
	g.mu.Lock()
	defer g.mu.Unlock()
	if g.upstream != nil {
		return g.upstream, nil
	}
	c, err := client.NewStreamableHttpClient(g.url, transport.WithHTTPHeaders(map[string]string{"X-User": user}))
	if err != nil {
		return nil, err
	}
	var init mcp.InitializeRequest
	init.Params.ProtocolVersion = "2025-06-18"
	init.Params.ClientInfo = mcp.Implementation{Name: "gateway", Version: "1"}
	if _, err := c.Initialize(ctx, init); err != nil {
		return nil, err
	}
	g.upstream = c
	return c, nil
}
