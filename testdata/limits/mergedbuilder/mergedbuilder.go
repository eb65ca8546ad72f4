// Package mergedbuilder builds two servers with one builder whose method is called more often than calls are told apart: which of
// them comes out of the last call cannot be said.
package mergedbuilder

import (
	"context"
	"net/http"

	"github.com/modelcontextprotocol/go-sdk/mcp"
)

type builder struct{ server *mcp.Server }

func start(name string) *builder {
	return &builder{server: mcp.NewServer(&mcp.Implementation{Name: name}, nil)}
}

func (b *builder) step() *builder { return b }

// Start serves one of them on the standard streams, and returns a handler for the other.
func Start(ctx context.Context) http.Handler {
	local := start("local").
		step().step().step().step().step().step().step().step().step().
		step().step().step().step().step().step().step().step().step().
		step().step().step().step().step().step().step().step().step().
		step().step().step().step().step().step().step().step().step()
	web := start("web"). // limit: missed server
				step().step().step().step().step().step().step().step().step().
				step().step().step().step().step().step().step().step().step().
				step().step().step().step().step().step().step().step().step().
				step().step().step().step().step().step().step().step().step()
	go func() { _ = local.server.Run(ctx, &mcp.StdioTransport{}) }()
	return mcp.NewStreamableHTTPHandler(func(*http.Request) *mcp.Server { return web.server }, nil)
}
