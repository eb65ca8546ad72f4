// Package upstreamshared forwards to another server, with a session that it opened for the user who came first.
package upstreamshared

import (
	"context"
	"net/http"
	"net/http/httptest"
	"sync"

	"github.com/modelcontextprotocol/go-sdk/mcp"

	"example.com/isolation/gosdk/servershared"
	"example.com/isolation/gosdk/tools"
)

type gateway struct {
	url string

	mu       sync.Mutex
	upstream *mcp.ClientSession
}

// Handler serves tools.
func Handler() http.Handler {
	g := &gateway{url: httptest.NewServer(servershared.Handler()).URL}
	s := tools.New()
	mcp.AddTool(s, &mcp.Tool{Name: "whoami"}, g.whoami)
	return mcp.NewStreamableHTTPHandler(func(*http.Request) *mcp.Server { return s }, nil)
}

func (g *gateway) whoami(ctx context.Context, req *mcp.CallToolRequest, _ struct{}) (*mcp.CallToolResult, any, error) {
	session, err := g.connect(ctx, req.Extra.Header.Get("X-User"))
	if err != nil {
		return nil, nil, err
	}
	res, err := session.CallTool(ctx, &mcp.CallToolParams{Name: "whoami"})
	return res, nil, err
}

func (g *gateway) connect(ctx context.Context, user string) (*mcp.ClientSession, error) {
	g.mu.Lock()
	defer g.mu.Unlock()
	if g.upstream != nil {
		return g.upstream, nil
	}
	client := mcp.NewClient(&mcp.Implementation{Name: "gateway"}, nil)
	session, err := client.Connect(context.WithoutCancel(ctx), &mcp.StreamableClientTransport{
		Endpoint:   g.url,
		HTTPClient: &http.Client{Transport: as(user)},
	}, nil)
	if err != nil {
		return nil, err
	}
	g.upstream = session
	return session, nil
}

// as says who the user is.
type as string

func (user as) RoundTrip(r *http.Request) (*http.Response, error) {
	r = r.Clone(r.Context())
	r.Header.Set("X-User", string(user))
	return http.DefaultTransport.RoundTrip(r)
}
