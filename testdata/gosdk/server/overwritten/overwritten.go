// Package overwritten has one variable for the server of its standard streams and, inside the factory, for the one that it has just built.
package overwritten

import (
	"context"
	"net/http"

	"github.com/modelcontextprotocol/go-sdk/mcp"
)

// Run serves the standard streams, and HTTP in the background.
func Run(ctx context.Context) error {
	s := mcp.NewServer(&mcp.Implementation{Name: "local"}, nil) // ok: overwritten before the factory returns
	done := make(chan error, 1)
	local := s
	go func() { done <- local.Run(ctx, &mcp.StdioTransport{}) }()
	http.Handle("/mcp", mcp.NewStreamableHTTPHandler(func(*http.Request) *mcp.Server {
		s = mcp.NewServer(&mcp.Implementation{Name: "web"}, nil) // ok
		return s
	}, nil))
	go func() { done <- http.ListenAndServe(":8080", nil) }()
	return <-done
}
