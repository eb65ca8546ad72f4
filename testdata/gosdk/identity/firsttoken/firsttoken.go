// Package firsttoken has a sync.Once for its HTTP client, which sends the token of whoever came first.
package firsttoken

import (
	"context"
	"net/http"
	"sync"

	"github.com/modelcontextprotocol/go-sdk/mcp"
)

type bearer struct{ token string }

func (b bearer) RoundTrip(r *http.Request) (*http.Response, error) {
	r.Header.Set("Authorization", b.token)
	return http.DefaultTransport.RoundTrip(r)
}

type tokenKey struct{}

var (
	once   sync.Once
	client *http.Client
)

func shared(ctx context.Context) *http.Client {
	once.Do(func() {
		token, _ := ctx.Value(tokenKey{}).(string)
		client = &http.Client{Transport: bearer{token}} // want identity
	})
	return client
}

func own(ctx context.Context) *http.Client {
	token, _ := ctx.Value(tokenKey{}).(string)
	return &http.Client{Transport: bearer{token}} // ok
}

// AddTools adds two tools to s.
func AddTools(s *mcp.Server) {
	mcp.AddTool(s, &mcp.Tool{Name: "shared"}, func(ctx context.Context, _ *mcp.CallToolRequest, _ struct{}) (*mcp.CallToolResult, string, error) {
		resp, err := shared(ctx).Get("http://upstream.example")
		if err != nil {
			return nil, "", err
		}
		return nil, resp.Status, resp.Body.Close()
	})
	mcp.AddTool(s, &mcp.Tool{Name: "own"}, func(ctx context.Context, _ *mcp.CallToolRequest, _ struct{}) (*mcp.CallToolResult, string, error) {
		resp, err := own(ctx).Get("http://upstream.example")
		if err != nil {
			return nil, "", err
		}
		return nil, resp.Status, resp.Body.Close()
	})
}
