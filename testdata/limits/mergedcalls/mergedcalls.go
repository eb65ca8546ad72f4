// Package mergedcalls sends more servers through one function than calls of it are told apart.
package mergedcalls

import (
	"context"
	"net/http"

	"github.com/modelcontextprotocol/go-sdk/mcp"
)

func build() *mcp.Server {
	return mcp.NewServer(&mcp.Implementation{Name: "one of many"}, nil)
}

func same(s *mcp.Server) *mcp.Server { return s }

// Start serves some on the standard streams, in turn, and returns a handler for one more.
func Start(ctx context.Context) http.Handler {
	local := []*mcp.Server{
		same(build()), same(build()), same(build()), same(build()), same(build()), same(build()), same(build()),
		same(build()), same(build()), same(build()), same(build()), same(build()), same(build()), same(build()),
		same(build()), same(build()), same(build()), same(build()), same(build()), same(build()), same(build()),
		same(build()), same(build()), same(build()), same(build()), same(build()), same(build()), same(build()),
		same(build()), same(build()), same(build()), same(build()), same(build()), same(build()), same(build()),
		same(build()), same(build()), same(build()), same(build()), same(build()), same(build()), same(build()),
		same(build()), same(build()), same(build()), same(build()), same(build()), same(build()), same(build()),
		same(build()), same(build()), same(build()), same(build()), same(build()), same(build()), same(build()),
		same(build()), same(build()), same(build()), same(build()), same(build()), same(build()), same(build()),
		same(build()), same(build()), same(build()), same(build()), same(build()), same(build()), same(build()),
	}
	web := same(build()) // limit: missed server
	go func() {
		for _, s := range local {
			_ = s.Run(ctx, &mcp.StdioTransport{})
		}
	}()
	return mcp.NewStreamableHTTPHandler(func(*http.Request) *mcp.Server { return web }, nil)
}
