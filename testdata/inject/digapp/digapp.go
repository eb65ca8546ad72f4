// Package digapp is put together by dig.
package digapp

import (
	"net/http"

	"github.com/modelcontextprotocol/go-sdk/mcp"
	"go.uber.org/dig"
)

// Serve puts it together.
func Serve() error {
	c := dig.New()
	if err := c.Provide(func() *mcp.Server {
		return mcp.NewServer(&mcp.Implementation{Name: "dig"}, nil) // want server
	}); err != nil {
		return err
	}
	return c.Invoke(func(s *mcp.Server) error {
		return http.ListenAndServe(":8080", mcp.NewStreamableHTTPHandler(func(*http.Request) *mcp.Server { return s }, nil))
	})
}

// Local serves over the standard streams.
func Local(c *dig.Container) error {
	if err := c.Provide(func() *mcp.StdioTransport { return &mcp.StdioTransport{} }); err != nil { // ok
		return err
	}
	return c.Invoke(func(t *mcp.StdioTransport) { _ = t })
}
