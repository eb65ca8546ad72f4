// Package fixedname has its upstreams by name, whoever asks: the first caller's credentials stay for all.
package fixedname

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

type upstreams struct {
	mu   sync.Mutex
	open map[string]*mcp.ClientSession
}

func (u *upstreams) get(ctx context.Context, key, token string) (*mcp.ClientSession, error) {
	u.mu.Lock()
	defer u.mu.Unlock()
	if s, ok := u.open[key]; ok {
		return s, nil
	}
	t := &mcp.StreamableClientTransport{Endpoint: "http://upstream.example", HTTPClient: &http.Client{Transport: bearer{token}}}
	s, err := mcp.NewClient(&mcp.Implementation{Name: "gateway"}, nil).Connect(ctx, t, nil) // want identity
	if err == nil {
		u.open[key] = s
	}
	return s, err
}

// Handler serves two tools.
func Handler() http.Handler {
	named := &upstreams{open: map[string]*mcp.ClientSession{}}
	own := &upstreams{open: map[string]*mcp.ClientSession{}}
	return mcp.NewStreamableHTTPHandler(func(*http.Request) *mcp.Server {
		s := mcp.NewServer(&mcp.Implementation{Name: "gateway"}, nil)
		mcp.AddTool(s, &mcp.Tool{Name: "issues"}, func(ctx context.Context, req *mcp.CallToolRequest, _ struct{}) (*mcp.CallToolResult, any, error) {
			up, err := named.get(ctx, "issues", req.Extra.Header.Get("Authorization"))
			if err != nil {
				return nil, nil, err
			}
			result, err := up.CallTool(ctx, &mcp.CallToolParams{Name: "issues"})
			return result, nil, err
		})
		mcp.AddTool(s, &mcp.Tool{Name: "mail"}, func(ctx context.Context, req *mcp.CallToolRequest, _ struct{}) (*mcp.CallToolResult, any, error) {
			token := req.Extra.Header.Get("Authorization")
			up, err := own.get(ctx, token, token) // ok
			if err != nil {
				return nil, nil, err
			}
			result, err := up.CallTool(ctx, &mcp.CallToolParams{Name: "mail"})
			return result, nil, err
		})
		return s
	}, nil)
}
