// Package notify sends messages to a session.
package notify

import (
	"context"
	"sync"

	"github.com/modelcontextprotocol/go-sdk/mcp"
)

// A Notifier has one session.
type Notifier struct {
	mu      sync.Mutex
	session *mcp.ServerSession
}

// New returns a notifier without a session.
func New() *Notifier { return &Notifier{} }

// Attach sets the session.
func (n *Notifier) Attach(s *mcp.ServerSession) {
	n.mu.Lock()
	defer n.mu.Unlock()
	n.session = s
}

// Send sends to the session.
func (n *Notifier) Send(ctx context.Context, text string) error {
	n.mu.Lock()
	defer n.mu.Unlock()
	return n.session.Log(ctx, &mcp.LoggingMessageParams{Level: "info", Data: text})
}
