// Package receiving adds tools in receiving middleware, when somebody lists them.
package receiving

import (
	"context"
	"net/http"

	"github.com/modelcontextprotocol/go-sdk/mcp"
)

// A Lazy server has its tools when they are asked for.
type Lazy struct {
	server *mcp.Server
	find   func(user string) []*mcp.Tool
}

// New returns a lazy server.
func New(find func(user string) []*mcp.Tool) *Lazy {
	l := &Lazy{find: find, server: mcp.NewServer(&mcp.Implementation{Name: "lazy"}, nil)} // want server
	l.server.AddReceivingMiddleware(l.middleware)                                         // ok
	return l
}

func (l *Lazy) middleware(next mcp.MethodHandler) mcp.MethodHandler {
	return func(ctx context.Context, method string, req mcp.Request) (mcp.Result, error) {
		if method == "tools/list" {
			for _, t := range l.find(req.GetExtra().TokenInfo.UserID) {
				l.server.AddTool(t, nil) // want mutation
			}
		}
		return next(ctx, method, req)
	}
}

// Handler serves it.
func (l *Lazy) Handler() http.Handler {
	return mcp.NewStreamableHTTPHandler(func(*http.Request) *mcp.Server { return l.server }, nil)
}
