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

// Two has two containers that hold different transports: which one the handler gets is not told apart here.
func Two(mux *http.ServeMux, s *mcp.Server) error {
	local, remote := dig.New(), dig.New()
	if err := local.Provide(func() *mcp.IOTransport { return &mcp.IOTransport{} }); err != nil { // ok
		return err
	}
	if err := remote.Provide(func() *mcp.IOTransport { return new(mcp.IOTransport) }); err != nil { // ok
		return err
	}
	return remote.Invoke(func(t *mcp.IOTransport) {
		mux.HandleFunc("/io", func(_ http.ResponseWriter, r *http.Request) { _ = s.Run(r.Context(), t) })
	})
}
