// Package lastwins keeps the session that registered last and sends to its channel.
package lastwins

import (
	"context"

	"github.com/mark3labs/mcp-go/mcp"
	"github.com/mark3labs/mcp-go/server"
)

// A Monitor sends alarms.
type Monitor struct {
	session server.ClientSession
}

// Hooks returns hooks that set the monitor up.
func (m *Monitor) Hooks() *server.Hooks {
	hooks := &server.Hooks{}
	hooks.AddOnRegisterSession(func(_ context.Context, session server.ClientSession) {
		m.session = session // want session
	})
	return hooks
}

// Alarm sends an alarm.
func (m *Monitor) Alarm(n mcp.JSONRPCNotification) {
	m.session.NotificationChannel() <- n
}
