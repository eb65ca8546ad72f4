// Package service connects once, under the context of the first request, with credentials of the service.
package service

import (
	"context"
	"net/http"
	"os"
	"sync"

	"github.com/modelcontextprotocol/go-sdk/mcp"
)

type bearer string

func (b bearer) RoundTrip(r *http.Request) (*http.Response, error) {
	r = r.Clone(r.Context())
	r.Header.Set("Authorization", "Bearer "+string(b))
	return http.DefaultTransport.RoundTrip(r)
}

// AddTools adds to s a tool that asks the server at url.
func AddTools(s *mcp.Server, url string) {
	var once sync.Once
	var remote *mcp.ClientSession
	var failed error
	mcp.AddTool(s, &mcp.Tool{Name: "lookup"}, func(ctx context.Context, _ *mcp.CallToolRequest, in struct{ Term string }) (*mcp.CallToolResult, any, error) {
		once.Do(func() {
			as := &http.Client{Transport: bearer(os.Getenv("SERVICE_TOKEN"))}
			c := mcp.NewClient(&mcp.Implementation{Name: "service"}, nil)
			remote, failed = c.Connect(ctx, &mcp.StreamableClientTransport{Endpoint: url, HTTPClient: as}, nil) // ok
		})
		if failed != nil {
			return nil, nil, failed
		}
		res, err := remote.CallTool(ctx, &mcp.CallToolParams{Name: "lookup", Arguments: in})
		return res, nil, err
	})
}
