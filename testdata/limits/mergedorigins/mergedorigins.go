// Package mergedorigins is mergedbuilder without a constructor of its own.
package mergedorigins

import (
	"context"
	"net/http"

	"github.com/modelcontextprotocol/go-sdk/mcp"
)

type builder struct{ server *mcp.Server }

func (b *builder) step() *builder { return b }

// Start serves one of them on the standard streams, and returns a handler for the other.
func Start(ctx context.Context) http.Handler {
	local := (&builder{server: mcp.NewServer(&mcp.Implementation{Name: "local"}, nil)}).
		step().step().step().step().step().step().step().step().step().
		step().step().step().step().step().step().step().step().step().
		step().step().step().step().step().step().step().step().step().
		step().step().step().step().step().step().step().step().step()
	web := (&builder{server: mcp.NewServer(&mcp.Implementation{Name: "web"}, nil)}). // limit: missed server
												step().step().step().step().step().step().step().step().step().
												step().step().step().step().step().step().step().step().step().
												step().step().step().step().step().step().step().step().step().
												step().step().step().step().step().step().step().step().step()
	go func() { _ = local.server.Run(ctx, &mcp.StdioTransport{}) }()
	return mcp.NewStreamableHTTPHandler(func(*http.Request) *mcp.Server { return web.server }, nil)
}
