// Package upstreameach shares a client that asks for its headers with each call.
package upstreameach

import (
	"context"

	"github.com/mark3labs/mcp-go/client"
	"github.com/mark3labs/mcp-go/client/transport"
	"github.com/mark3labs/mcp-go/mcp"
)

type authKey struct{}

// A Proxy forwards.
type Proxy struct{ remote *client.Client }

// New returns a proxy to url.
func New(url string) (*Proxy, error) {
	remote, err := client.NewStreamableHttpClient(url, transport.WithHTTPHeaderFunc(func(ctx context.Context) map[string]string { // ok
		auth, _ := ctx.Value(authKey{}).(string)
		return map[string]string{"Authorization": auth}
	}))
	return &Proxy{remote}, err
}

// Forward forwards a call.
func (p *Proxy) Forward(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	return p.remote.CallTool(context.WithValue(ctx, authKey{}, req.Header.Get("Authorization")), req)
}
