// Package accounts adds an account in no request, and fills it in the factory with a server and its session: the account is one user's all the same.
package accounts

import (
	"context"
	"net/http"
	"sync"

	"github.com/modelcontextprotocol/go-sdk/mcp"
)

type account struct {
	server  *mcp.Server
	session *mcp.ServerSession
}

// Accounts are under the names of their users.
type Accounts struct {
	mu     sync.Mutex
	byName map[string]*account
}

// New returns no accounts.
func New() *Accounts {
	return &Accounts{byName: map[string]*account{}}
}

// Add adds one.
func (all *Accounts) Add(name string) {
	all.mu.Lock()
	defer all.mu.Unlock()
	all.byName[name] = new(account)
}

func (all *Accounts) of(name string) *account {
	all.mu.Lock()
	defer all.mu.Unlock()
	return all.byName[name]
}

// Handler serves each user his server.
func (all *Accounts) Handler() http.Handler {
	return mcp.NewStreamableHTTPHandler(func(r *http.Request) *mcp.Server {
		one := all.of(r.Header.Get("X-User"))
		if one == nil {
			return nil
		}
		if one.server == nil {
			one.server = mcp.NewServer(&mcp.Implementation{Name: "account"}, &mcp.ServerOptions{ // ok
				InitializedHandler: func(_ context.Context, req *mcp.InitializedRequest) {
					one.session = req.Session // ok
				},
			})
		}
		return one.server
	}, nil)
}

// Say says text to one user.
func (all *Accounts) Say(ctx context.Context, name, text string) {
	if one := all.of(name); one != nil && one.session != nil {
		_ = one.session.Log(ctx, &mcp.LoggingMessageParams{Level: "info", Data: text})
	}
}
