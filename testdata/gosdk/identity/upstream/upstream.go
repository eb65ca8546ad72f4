// Package upstream connects to another server as its first caller, and calls it as that one for everybody.
package upstream

import (
	"context"
	"net/http"
	"sync"

	"github.com/modelcontextprotocol/go-sdk/mcp"
)

type bearer string

func (b bearer) RoundTrip(r *http.Request) (*http.Response, error) {
	r = r.Clone(r.Context())
	r.Header.Set("Authorization", string(b))
	return http.DefaultTransport.RoundTrip(r)
}

// A Gateway forwards to URL.
type Gateway struct {
	URL string

	mu     sync.Mutex
	remote *mcp.ClientSession
}

// Forward forwards one call.
func (g *Gateway) Forward(ctx context.Context, req *mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	g.mu.Lock()
	defer g.mu.Unlock()
	if g.remote == nil {
		as := &http.Client{Transport: bearer(req.Extra.Header.Get("Authorization"))}
		var err error
		c := mcp.NewClient(&mcp.Implementation{Name: "gateway"}, nil)
		g.remote, err = c.Connect(context.Background(), &mcp.StreamableClientTransport{Endpoint: g.URL, HTTPClient: as}, nil) // want identity
		if err != nil {
			return nil, err
		}
	}
	return g.remote.CallTool(ctx, &mcp.CallToolParams{Name: req.Params.Name, Arguments: req.Params.Arguments})
}

// AddTools adds a tool that is forwarded to s.
func (g *Gateway) AddTools(s *mcp.Server) {
	s.AddTool(&mcp.Tool{Name: "search", InputSchema: map[string]any{"type": "object"}}, g.Forward)
}

// Handler serves a server with the tool to all clients.
func Handler(url string) http.Handler {
	g := &Gateway{URL: url}
	s := mcp.NewServer(&mcp.Implementation{Name: "gateway"}, nil) // want server
	g.AddTools(s)
	return mcp.NewStreamableHTTPHandler(func(*http.Request) *mcp.Server { return s }, nil)
}
