// Package header tells everybody from whom a request came, in receiving middleware.
package header

import (
	"context"
	"net/http"

	"github.com/modelcontextprotocol/go-sdk/mcp"
)

// Handler serves a server that announces its clients.
func Handler() http.Handler {
	s := mcp.NewServer(&mcp.Implementation{Name: "announce"}, nil) // want server
	s.AddReceivingMiddleware(func(next mcp.MethodHandler) mcp.MethodHandler {
		return func(ctx context.Context, method string, req mcp.Request) (mcp.Result, error) {
			who := req.GetExtra().Header.Get("X-User")
			for session := range s.Sessions() {
				_ = session.Log(ctx, &mcp.LoggingMessageParams{Level: "debug", Logger: method, Data: who}) // want broadcast
			}
			return next(ctx, method, req)
		}
	})
	return mcp.NewStreamableHTTPHandler(func(*http.Request) *mcp.Server { return s }, nil)
}
