// Package startup writes the field that its tools read, but in no request.
package startup

import (
	"context"
	"net/http"
	"os"

	"github.com/modelcontextprotocol/go-sdk/mcp"
)

type config struct{ region string }

// Reload reads the region again; a signal handler calls it.
func (c *config) Reload() { c.region = os.Getenv("REGION") } // ok

// AddTools adds to s a tool that says where it is.
func AddTools(s *mcp.Server) func() {
	c := &config{}
	c.Reload()
	mcp.AddTool(s, &mcp.Tool{Name: "where"}, func(context.Context, *mcp.CallToolRequest, struct{}) (*mcp.CallToolResult, string, error) {
		return nil, c.region, nil
	})
	return c.Reload
}

// Handler serves a server with these tools to all clients.
func Handler() http.Handler {
	s := mcp.NewServer(&mcp.Implementation{Name: "startup"}, nil) // want server
	AddTools(s)
	return mcp.NewStreamableHTTPHandler(func(*http.Request) *mcp.Server { return s }, nil)
}
