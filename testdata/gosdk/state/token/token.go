// Package token keeps the token of whoever logged in last in a client of the process.
package token

import (
	"context"
	"net/http"

	"github.com/modelcontextprotocol/go-sdk/mcp"
)

type api struct{ token string }

func (a *api) login(_ context.Context, _ *mcp.CallToolRequest, in struct{ Token string }) (*mcp.CallToolResult, any, error) {
	a.setToken(in.Token)
	return nil, nil, nil
}

func (a *api) setToken(token string) { a.token = token } // want state

func (a *api) me(ctx context.Context, _ *mcp.CallToolRequest, _ struct{}) (*mcp.CallToolResult, int, error) {
	req, err := http.NewRequestWithContext(ctx, http.MethodGet, "https://api.example.com/me", nil)
	if err != nil {
		return nil, 0, err
	}
	req.Header.Set("Authorization", "Bearer "+a.token)
	res, err := http.DefaultClient.Do(req)
	if err != nil {
		return nil, 0, err
	}
	defer res.Body.Close()
	return nil, res.StatusCode, nil
}

// AddTools adds a login to s, and what needs it.
func AddTools(s *mcp.Server) {
	a := new(api)
	mcp.AddTool(s, &mcp.Tool{Name: "login"}, a.login)
	mcp.AddTool(s, &mcp.Tool{Name: "me"}, a.me)
}

// Handler serves a server with these tools to all clients.
func Handler() http.Handler {
	s := mcp.NewServer(&mcp.Implementation{Name: "token"}, nil) // want server
	AddTools(s)
	return mcp.NewStreamableHTTPHandler(func(*http.Request) *mcp.Server { return s }, nil)
}
