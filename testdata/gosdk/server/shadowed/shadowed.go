// Package shadowed has a server at startup, and in the factory another of the same name.
package shadowed

import (
	"context"
	"net/http"

	"github.com/modelcontextprotocol/go-sdk/mcp"
)

// Run serves the standard streams, and HTTP in the background.
func Run(ctx context.Context) error {
	s := mcp.NewServer(&mcp.Implementation{Name: "outer"}, nil) // ok: for the standard streams
	h := mcp.NewStreamableHTTPHandler(func(*http.Request) *mcp.Server {
		s := mcp.NewServer(&mcp.Implementation{Name: "inner"}, nil) // ok
		return s
	}, nil)
	go func() { _ = http.ListenAndServe(":8080", h) }()
	return s.Run(ctx, &mcp.StdioTransport{})
}
