// Package upstreamshared is a gateway with one client, which the user who came first connected.
package upstreamshared

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

var (
	url string

	mu       sync.Mutex
	upstream *client.Client
)

// Handler serves tools.
func Handler() http.Handler {
	url = httptest.NewServer(servershared.Handler()).URL
	t, h := tools.Stateful()
	s := tools.New(t)
	s.RegisterTool(tools.Tool("whoami", tools.None{}), whoami)
	go s.Run()
	return named(h)
}

func whoami(ctx context.Context, _ *protocol.CallToolRequest) (*protocol.CallToolResult, error) {
	c, err := connect(user(ctx))
	if err != nil {
		return nil, err
	}
	return c.CallTool(ctx, protocol.NewCallToolRequest("whoami", nil))
}

func connect(name string) (*client.Client, error) {
	mu.Lock()
	defer mu.Unlock()
	if upstream != nil {
		return upstream, nil
	}
	t, err := transport.NewStreamableHTTPClientTransport(url, transport.WithStreamableHTTPClientOptionHeader(map[string]string{"X-User": name}))
	if err != nil {
		return nil, err
	}
	c, err := client.NewClient(t)
	if err != nil {
		return nil, err
	}
	upstream = c
	return c, nil
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
