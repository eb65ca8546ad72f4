// Package lib has a method that keeps a session, for whoever calls it.
package lib

import (
	"context"

	"github.com/modelcontextprotocol/go-sdk/mcp"
)

// A Notifier tells one client.
type Notifier struct{ session *mcp.ServerSession }

// Attach makes s the client.
func (n *Notifier) Attach(s *mcp.ServerSession) { n.session = s }

// Tell sends text to the client.
func (n *Notifier) Tell(ctx context.Context, text string) error {
	return n.session.Log(ctx, &mcp.LoggingMessageParams{Level: "info", Data: text})
}
