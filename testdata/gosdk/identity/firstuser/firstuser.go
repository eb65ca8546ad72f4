// Package firstuser keeps clients of another service, which no SDK of MCP knows: one for whoever came first, one for each user.
package firstuser

import (
	"context"
	"net/http"
	"sync"

	"github.com/modelcontextprotocol/go-sdk/mcp"
)

type issues struct{ token, region string }

func (i *issues) list(context.Context) ([]string, error) { return []string{i.token}, nil }

type app struct {
	mu    sync.Mutex
	first *issues
	last  *issues
	users map[string]*issues
	local *issues
}

func (a *app) forAll(h http.Header) *issues {
	a.mu.Lock()
	defer a.mu.Unlock()
	if a.first == nil {
		a.first = &issues{token: h.Get("Authorization")} // want identity
	}
	return a.first
}

func (a *app) checked(h http.Header) *issues {
	a.mu.Lock()
	defer a.mu.Unlock()
	token := h.Get("Authorization")
	if a.last == nil || a.last.token != token {
		a.last = &issues{token: token} // ok: of the same user
	}
	return a.last
}

func (a *app) forUser(h http.Header) *issues {
	a.mu.Lock()
	defer a.mu.Unlock()
	token := h.Get("Authorization")
	if a.users[token] == nil {
		a.users[token] = &issues{token: token} // ok
	}
	return a.users[token]
}

func (a *app) inRegion(region string) *issues {
	a.mu.Lock()
	defer a.mu.Unlock()
	if a.local == nil {
		a.local = &issues{region: region} // want state
	}
	return a.local
}

// Handler serves a tool.
func Handler() http.Handler {
	a := &app{users: map[string]*issues{}}
	return mcp.NewStreamableHTTPHandler(func(*http.Request) *mcp.Server {
		s := mcp.NewServer(&mcp.Implementation{Name: "issues"}, nil)
		mcp.AddTool(s, &mcp.Tool{Name: "list"}, func(ctx context.Context, req *mcp.CallToolRequest, in struct{ Region string }) (*mcp.CallToolResult, []string, error) {
			var all []string
			for _, i := range []*issues{a.forAll(req.Extra.Header), a.checked(req.Extra.Header), a.forUser(req.Extra.Header), a.inRegion(in.Region)} {
				names, err := i.list(ctx)
				if err != nil {
					return nil, nil, err
				}
				all = append(all, names...)
			}
			return nil, all, nil
		})
		return s
	}, nil)
}
