// Package loopback serves the user of the machine only, as the address says that a request comes from.
package loopback

import (
	"context"
	"net/http"
	"net/netip"
	"sync"

	"github.com/modelcontextprotocol/go-sdk/mcp"
)

type issues struct{ token string }

func (i *issues) list(context.Context) ([]string, error) { return []string{i.token}, nil }

var (
	mu     sync.Mutex
	client *issues
)

func serve(find func(context.Context, http.Header) *issues) http.Handler {
	return mcp.NewStreamableHTTPHandler(func(*http.Request) *mcp.Server {
		s := mcp.NewServer(&mcp.Implementation{Name: "issues"}, nil)
		mcp.AddTool(s, &mcp.Tool{Name: "list"}, func(ctx context.Context, req *mcp.CallToolRequest, _ struct{}) (*mcp.CallToolResult, []string, error) {
			names, err := find(ctx, req.Extra.Header).list(ctx)
			return nil, names, err
		})
		return s
	}, nil)
}

func first(_ context.Context, h http.Header) *issues {
	mu.Lock()
	defer mu.Unlock()
	if client == nil {
		client = &issues{token: h.Get("Authorization")} // ok: of the one user
	}
	return client
}

// Handler serves this machine.
func Handler() http.Handler {
	next := serve(first)
	return http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		from, err := netip.ParseAddrPort(r.RemoteAddr)
		if err != nil || !from.Addr().IsLoopback() {
			http.Error(w, "forbidden", http.StatusForbidden)
			return
		}
		next.ServeHTTP(w, r)
	})
}
