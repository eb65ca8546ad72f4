// Package samesecret lets in only who has the secret of the program, which is then the token of all.
package samesecret

import (
	"context"
	"crypto/subtle"
	"net/http"
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
		client = &issues{token: h.Get("Authorization")} // ok: all have the same
	}
	return client
}

// Handler serves who knows the secret.
func Handler(secret string) http.Handler {
	next := serve(first)
	return http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		if subtle.ConstantTimeCompare([]byte(r.Header.Get("Authorization")), []byte("Bearer "+secret)) != 1 {
			http.Error(w, "unauthorized", http.StatusUnauthorized)
			return
		}
		next.ServeHTTP(w, r)
	})
}
