// Package middleware registers middleware, which runs when it is registered.
package middleware

import (
	"context"
	"log/slog"
	"net/http"

	"github.com/modelcontextprotocol/go-sdk/mcp"
)

func logging(logger *slog.Logger) mcp.Middleware {
	return func(next mcp.MethodHandler) mcp.MethodHandler {
		return func(ctx context.Context, method string, req mcp.Request) (mcp.Result, error) {
			logger.Info(method)
			return next(ctx, method, req)
		}
	}
}

func counting(next mcp.MethodHandler) mcp.MethodHandler {
	n := 0
	return func(ctx context.Context, method string, req mcp.Request) (mcp.Result, error) {
		n++
		return next(ctx, method, req)
	}
}

// Logging keeps nothing.
func Logging(logger *slog.Logger) http.Handler {
	s := mcp.NewServer(&mcp.Implementation{Name: "logging"}, nil)
	s.AddReceivingMiddleware(logging(logger))
	return mcp.NewSSEHandler(func(*http.Request) *mcp.Server { return s }, nil)
}

// Counting keeps a counter for all sessions: no fix.
func Counting() http.Handler {
	s := mcp.NewServer(&mcp.Implementation{Name: "counting"}, nil)
	s.AddReceivingMiddleware(counting)
	return mcp.NewSSEHandler(func(*http.Request) *mcp.Server { return s }, nil)
}

var name = "package"

// Shadowed has a package variable that is shadowed further down: no fix.
func Shadowed() http.Handler {
	s := mcp.NewServer(&mcp.Implementation{Name: name}, nil)
	name := "local"
	s.AddPrompt(&mcp.Prompt{Name: name}, nil)
	return mcp.NewSSEHandler(func(*http.Request) *mcp.Server { return s }, nil)
}
