// Package upstreamshared is a gateway with one client, which the user who came first connected.
package upstreamshared

import (
	"context"
	"net/http"
	"net/http/httptest"
	"sync"

	"github.com/gin-gonic/gin"
	mcp "github.com/metoro-io/mcp-golang"
	mcphttp "github.com/metoro-io/mcp-golang/transport/http"

	"example.com/isolation/metoro/servershared"
	"example.com/isolation/metoro/tools"
)

var (
	url string

	mu       sync.Mutex
	upstream *mcp.Client
)

// Handler serves tools.
func Handler() http.Handler {
	url = httptest.NewServer(servershared.Handler()).URL
	t := mcphttp.NewGinTransport()
	s := tools.New(t)
	tools.Must(s.RegisterTool("whoami", "says who calls", whoami))
	tools.Must(s.Serve())
	return tools.Mount(t.Handler())
}

func whoami(ctx context.Context, _ tools.None) (*mcp.ToolResponse, error) {
	client, err := connect(ctx, user(ctx))
	if err != nil {
		return nil, err
	}
	return client.CallTool(ctx, "whoami", tools.None{})
}

func connect(ctx context.Context, name string) (*mcp.Client, error) {
	mu.Lock()
	defer mu.Unlock()
	if upstream != nil {
		return upstream, nil
	}
	client := mcp.NewClient(mcphttp.NewHTTPClientTransport("/").WithBaseURL(url).WithHeader("X-User", name))
	if _, err := client.Initialize(ctx); err != nil {
		return nil, err
	}
	upstream = client
	return client, nil
}

func user(ctx context.Context) string {
	return ctx.Value("ginContext").(*gin.Context).GetHeader("X-User")
}
