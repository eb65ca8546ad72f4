// Package hookmethod has its hook as a method, on an object that others push with.
package hookmethod

import (
	"context"

	"github.com/mark3labs/mcp-go/mcp"
	"github.com/mark3labs/mcp-go/server"
)

// A Pusher pushes to whoever registered last.
type Pusher struct{ session server.ClientSession }

// Install returns a pusher that is told of sessions by hooks.
func Install(hooks *server.Hooks) *Pusher {
	p := new(Pusher)
	hooks.AddOnRegisterSession(p.registered)
	return p
}

func (p *Pusher) registered(_ context.Context, session server.ClientSession) {
	p.session = session // want session
}

// Push pushes n.
func (p *Pusher) Push(n mcp.JSONRPCNotification) {
	p.session.NotificationChannel() <- n
}
