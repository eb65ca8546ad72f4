// Package tokenpercall shares an upstream client that takes the token from the context of each call.
package tokenpercall

import (
	"context"
	"net/http"

	"github.com/modelcontextprotocol/go-sdk/mcp"
)

type tokenKey struct{}

type perCall struct{}

func (perCall) RoundTrip(r *http.Request) (*http.Response, error) {
	if token, ok := r.Context().Value(tokenKey{}).(string); ok {
		r = r.Clone(r.Context())
		r.Header.Set("Authorization", token)
	}
	return http.DefaultTransport.RoundTrip(r)
}

// AddTools adds to s a tool that forwards its caller's token.
func AddTools(s *mcp.Server, url string) {
	web := &http.Client{Transport: perCall{}} // ok
	mcp.AddTool(s, &mcp.Tool{Name: "me"}, func(ctx context.Context, req *mcp.CallToolRequest, _ struct{}) (*mcp.CallToolResult, int, error) {
		ctx = context.WithValue(ctx, tokenKey{}, req.Extra.Header.Get("Authorization"))
		out, err := http.NewRequestWithContext(ctx, http.MethodGet, url, nil)
		if err != nil {
			return nil, 0, err
		}
		res, err := web.Do(out)
		if err != nil {
			return nil, 0, err
		}
		defer res.Body.Close()
		return nil, res.StatusCode, nil
	})
}
