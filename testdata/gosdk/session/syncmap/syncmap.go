// Package syncmap keeps sessions under the URI that they subscribed to and their id.
package syncmap

import (
	"context"
	"sync"

	"github.com/modelcontextprotocol/go-sdk/mcp"
)

type topic struct{ uri, session string }

// Subscriptions are who listens to what.
type Subscriptions struct{ m sync.Map }

// Subscribe is to be set as SubscribeHandler.
func (s *Subscriptions) Subscribe(_ context.Context, req *mcp.SubscribeRequest) error {
	s.m.Store(topic{req.Params.URI, req.Session.ID()}, req.Session) // ok
	return nil
}

// Changed tells those who listen to uri.
func (s *Subscriptions) Changed(ctx context.Context, uri string) {
	s.m.Range(func(k, v any) bool {
		if k.(topic).uri == uri {
			_ = v.(*mcp.ServerSession).Log(ctx, &mcp.LoggingMessageParams{Level: "info", Data: uri})
		}
		return true
	})
}
