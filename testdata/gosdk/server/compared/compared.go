// Package compared looks at its shared server in the factory, and returns another.
package compared

import (
	"context"
	"log/slog"
	"net/http"

	"github.com/modelcontextprotocol/go-sdk/mcp"
)

// Run serves the standard streams, and HTTP in the background.
func Run(ctx context.Context, build func(*http.Request) *mcp.Server) error {
	local := mcp.NewServer(&mcp.Implementation{Name: "local"}, nil) // ok
	http.Handle("/mcp", mcp.NewStreamableHTTPHandler(func(r *http.Request) *mcp.Server {
		s := build(r)
		if s == nil || s == local {
			slog.Error("bad server", "local", local)
			return nil
		}
		return s
	}, nil))
	go func() { _ = http.ListenAndServe(":8080", nil) }()
	return local.Run(ctx, &mcp.StdioTransport{})
}
