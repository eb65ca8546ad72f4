// Package setting has a setting of the program in the context of each request, which is no credential, and in another the user.
package setting

import (
	"context"
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

type (
	tokenKey struct{}
	userKey  struct{}
)

var other *issues

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

func common(ctx context.Context, _ http.Header) *issues {
	mu.Lock()
	defer mu.Unlock()
	if client == nil {
		token, _ := ctx.Value(tokenKey{}).(string)
		client = &issues{token: token} // ok: the same in every context
	}
	return client
}

func first(ctx context.Context, _ http.Header) *issues {
	mu.Lock()
	defer mu.Unlock()
	if other == nil {
		user, _ := ctx.Value(userKey{}).(string)
		other = &issues{token: user} // want identity
	}
	return other
}

// Handler serves with the token of the program.
func Handler(token string) http.Handler {
	mux := http.NewServeMux()
	mux.Handle("/common", serve(common))
	mux.Handle("/first", serve(first))
	return http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		ctx := context.WithValue(r.Context(), tokenKey{}, token)
		ctx = context.WithValue(ctx, userKey{}, r.Header.Get("X-User"))
		mux.ServeHTTP(w, r.WithContext(ctx))
	})
}
