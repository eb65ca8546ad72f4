// Package middleware keeps the session of the last request in receiving middleware.
package middleware

import (
	"context"
	"net/http"

	"github.com/modelcontextprotocol/go-sdk/mcp"
)

// A Tracker knows who spoke last.
type Tracker struct {
	last *mcp.ServerSession
}

// Watch installs the tracker.
func (t *Tracker) Watch(s *mcp.Server) {
	s.AddReceivingMiddleware(func(next mcp.MethodHandler) mcp.MethodHandler {
		return func(ctx context.Context, method string, req mcp.Request) (mcp.Result, error) {
			if session, ok := req.GetSession().(*mcp.ServerSession); ok {
				t.last = session // want session
			}
			return next(ctx, method, req)
		}
	})
}

// Roots asks the last one.
func (t *Tracker) Roots(ctx context.Context) (*mcp.ListRootsResult, error) {
	return t.last.ListRoots(ctx, nil)
}

// Handler serves a server with a tracker to all clients, and returns that.
func Handler() (http.Handler, *Tracker) {
	t := new(Tracker)
	s := mcp.NewServer(&mcp.Implementation{Name: "middleware"}, nil) // want server
	t.Watch(s)
	return mcp.NewStreamableHTTPHandler(func(*http.Request) *mcp.Server { return s }, nil), t
}
