// Package middleware adds receiving middleware in the factory: one more layer for everybody, with each new session.
package middleware

import (
	"context"
	"log/slog"
	"net/http"

	"github.com/modelcontextprotocol/go-sdk/mcp"
)

var server = mcp.NewServer(&mcp.Implementation{Name: "layers"}, nil) // want server

func logAs(user string) mcp.Middleware {
	return func(next mcp.MethodHandler) mcp.MethodHandler {
		return func(ctx context.Context, method string, req mcp.Request) (mcp.Result, error) {
			slog.InfoContext(ctx, method, "user", user)
			return next(ctx, method, req)
		}
	}
}

// Handler serves the server.
func Handler() http.Handler {
	return mcp.NewStreamableHTTPHandler(func(r *http.Request) *mcp.Server {
		user, _, _ := r.BasicAuth()
		server.AddReceivingMiddleware(logAs(user)) // want mutation
		return server
	}, nil)
}
