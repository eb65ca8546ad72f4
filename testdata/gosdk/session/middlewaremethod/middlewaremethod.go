// Package middlewaremethod has the middleware as a method, and keeps the session as the interface that it got.
package middlewaremethod

import (
	"context"
	"net/http"

	"github.com/modelcontextprotocol/go-sdk/mcp"
)

// A Pusher pushes to whoever spoke last.
type Pusher struct{ session mcp.Session }

// Install returns a pusher for s.
func Install(s *mcp.Server) *Pusher {
	p := new(Pusher)
	s.AddReceivingMiddleware(p.middleware)
	return p
}

// Handler serves a server with these tools to all clients, and returns what is behind them.
func Handler() (http.Handler, *Pusher) {
	s := mcp.NewServer(&mcp.Implementation{Name: "middlewaremethod"}, nil) // want server
	out := Install(s)
	return mcp.NewStreamableHTTPHandler(func(*http.Request) *mcp.Server { return s }, nil), out
}

func (p *Pusher) middleware(next mcp.MethodHandler) mcp.MethodHandler {
	return func(ctx context.Context, method string, req mcp.Request) (mcp.Result, error) {
		p.session = req.GetSession() // want session
		return next(ctx, method, req)
	}
}

// Push sends how far the work is.
func (p *Pusher) Push(ctx context.Context, done float64) error {
	session, ok := p.session.(*mcp.ServerSession)
	if !ok {
		return nil
	}
	return session.NotifyProgress(ctx, &mcp.ProgressNotificationParams{Progress: done})
}
