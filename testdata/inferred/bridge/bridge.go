// Package bridge has types that keep what is attached to them in a single field.
package bridge

import (
	"context"
	"net/http"

	"github.com/modelcontextprotocol/go-sdk/mcp"
)

// A Bridge talks through the transport that was attached last.
type Bridge struct {
	transport *mcp.SSEServerTransport
	err       error
}

// Attach attaches a transport.
func (b *Bridge) Attach(t *mcp.SSEServerTransport) { b.transport = t }

// ServeHTTP hands a message to the transport.
func (b *Bridge) ServeHTTP(w http.ResponseWriter, r *http.Request) { b.transport.ServeHTTP(w, r) }

// Post does so by another name.
func (b *Bridge) Post(w http.ResponseWriter, r *http.Request) { b.transport.ServeHTTP(w, r) }

// A Feed tells the session that was attached last what happens.
type Feed struct{ session *mcp.ServerSession }

// Attach attaches a session.
func (f *Feed) Attach(s *mcp.ServerSession) { f.session = s }

// Run tells it.
func (f *Feed) Run(ctx context.Context, events <-chan string) {
	for e := range events {
		_ = f.session.Log(ctx, &mcp.LoggingMessageParams{Data: e})
	}
}

// A Counter counts transports, and keeps the last one only to compare it.
type Counter struct {
	last *mcp.SSEServerTransport
	n    int
}

// Attach counts.
func (c *Counter) Attach(t *mcp.SSEServerTransport) {
	if c.last != t {
		c.n++
	}
	c.last = t
}
