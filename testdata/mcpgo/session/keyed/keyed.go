// Package keyed knows the sessions by their ids.
package keyed

import (
	"context"
	"sync"

	"github.com/mark3labs/mcp-go/mcp"
	"github.com/mark3labs/mcp-go/server"
)

// A Directory knows who is there.
type Directory struct{ sessions sync.Map }

// Hooks returns hooks that keep the directory.
func (d *Directory) Hooks() *server.Hooks {
	hooks := &server.Hooks{}
	hooks.AddOnRegisterSession(func(_ context.Context, session server.ClientSession) {
		d.sessions.Store(session.SessionID(), session) // ok
	})
	hooks.AddOnUnregisterSession(func(_ context.Context, session server.ClientSession) {
		d.sessions.Delete(session.SessionID())
	})
	return hooks
}

// Send sends to one of them.
func (d *Directory) Send(id string, n mcp.JSONRPCNotification) bool {
	v, ok := d.sessions.Load(id)
	if ok {
		v.(server.ClientSession).NotificationChannel() <- n
	}
	return ok
}
