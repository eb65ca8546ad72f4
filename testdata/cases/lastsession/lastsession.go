// Package lastsession remembers the session that was initialized last, and tells it the news that
// may be meant for another.
package lastsession

import (
	"context"
	"net/http"

	"github.com/modelcontextprotocol/go-sdk/mcp"
)

// A Kitchen cooks what clients order.
type Kitchen struct {
	counter *mcp.Server
	guest   *mcp.ServerSession
}

// NewKitchen returns a kitchen without guests.
func NewKitchen() *Kitchen {
	k := new(Kitchen)
	opts := &mcp.ServerOptions{
		InitializedHandler: func(_ context.Context, req *mcp.InitializedRequest) {
			k.guest = req.Session // want session
		},
	}
	k.counter = mcp.NewServer(&mcp.Implementation{Name: "kitchen"}, opts) // want server
	return k
}

// Stir reports how much of a meal is done.
func (k *Kitchen) Stir(ctx context.Context, share float64) error {
	return k.guest.NotifyProgress(ctx, &mcp.ProgressNotificationParams{Progress: share, Total: 1})
}

// Window is where orders are taken.
func (k *Kitchen) Window() http.Handler {
	return mcp.NewSSEHandler(func(*http.Request) *mcp.Server {
		return k.counter
	}, nil)
}
