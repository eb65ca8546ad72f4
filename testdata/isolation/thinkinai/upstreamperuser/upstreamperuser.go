// Package upstreamperuser is a gateway with a client for each user.
package upstreamperuser

import (
	"context"
	"net/http"
	"net/http/httptest"
	"sync"

	"github.com/ThinkInAIXYZ/go-mcp/client"
	"github.com/ThinkInAIXYZ/go-mcp/protocol"
	"github.com/ThinkInAIXYZ/go-mcp/transport"

	"example.com/isolation/thinkinai/servershared"
	"example.com/isolation/thinkinai/tools"
)

type gateway struct {
	url string

	mu       sync.Mutex
	upstream map[string]*client.Client
}

// Handler serves tools.
func Handler() http.Handler {
	g := &gateway{url: httptest.NewServer(servershared.Handler()).URL, upstream: make(map[string]*client.Client)}
	t, h := tools.Stateful()
	s := tools.New(t)
	s.RegisterTool(tools.Tool("whoami", tools.None{}), g.whoami)
	go s.Run()
	return tools.Named(h)
}

func (g *gateway) whoami(ctx context.Context, _ *protocol.CallToolRequest) (*protocol.CallToolResult, error) {
	c, err := g.connect(tools.User(ctx))
	if err != nil {
		return nil, err
	}
	return c.CallTool(ctx, protocol.NewCallToolRequest("whoami", nil))
}

func (g *gateway) connect(user string) (*client.Client, error) {
	g.mu.Lock()
	defer g.mu.Unlock()
	if c, ok := g.upstream[user]; ok {
		return c, nil
	}
	t, err := transport.NewStreamableHTTPClientTransport(g.url, transport.WithStreamableHTTPClientOptionHeader(map[string]string{"X-User": user}))
	if err != nil {
		return nil, err
	}
	c, err := client.NewClient(t)
	if err != nil {
		return nil, err
	}
	g.upstream[user] = c
	return c, nil
}
