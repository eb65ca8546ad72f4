// Package bound is bound to the user that came first, and middleware refuses all others.
package bound

import (
	"context"
	"net/http"
	"sync"

	"github.com/modelcontextprotocol/go-sdk/mcp"
)

type issues struct{ user string }

func (i *issues) list(context.Context) ([]string, error) { return []string{i.user}, nil }

var (
	mu     sync.Mutex
	owner  string
	client *issues
)

func admits(user string) bool {
	mu.Lock()
	defer mu.Unlock()
	if owner == "" {
		owner = user
	}
	return owner == user
}

func clientOf(h http.Header) *issues {
	mu.Lock()
	defer mu.Unlock()
	if client == nil {
		client = &issues{user: h.Get("X-User")} // ok: the owner
	}
	return client
}

// Handler serves the owner.
func Handler() http.Handler {
	next := mcp.NewStreamableHTTPHandler(func(*http.Request) *mcp.Server {
		s := mcp.NewServer(&mcp.Implementation{Name: "issues"}, nil)
		mcp.AddTool(s, &mcp.Tool{Name: "list"}, func(ctx context.Context, req *mcp.CallToolRequest, _ struct{}) (*mcp.CallToolResult, []string, error) {
			names, err := clientOf(req.Extra.Header).list(ctx)
			return nil, names, err
		})
		return s
	}, nil)
	return http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		if !admits(r.Header.Get("X-User")) {
			http.Error(w, "forbidden", http.StatusForbidden)
			return
		}
		next.ServeHTTP(w, r)
	})
}
