// Package upstream keeps a client that has the headers of whoever called first.
package upstream

import (
	"context"
	"sync"

	"github.com/mark3labs/mcp-go/client"
	"github.com/mark3labs/mcp-go/client/transport"
	"github.com/mark3labs/mcp-go/mcp"
)

// A Proxy forwards to URL.
type Proxy struct {
	URL string

	mu     sync.Mutex
	remote *client.Client
}

// Forward forwards a call.
func (p *Proxy) Forward(ctx context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	p.mu.Lock()
	defer p.mu.Unlock()
	if p.remote == nil {
		headers := map[string]string{"Authorization": req.Header.Get("Authorization")}
		c, err := client.NewStreamableHttpClient(p.URL, transport.WithHTTPHeaders(headers)) // want identity
		if err != nil {
			return nil, err
		}
		p.remote = c
	}
	return p.remote.CallTool(ctx, req)
}
