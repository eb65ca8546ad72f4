// Package framework has handlers for a framework that no contract lists.
package framework

import (
	"context"

	"github.com/modelcontextprotocol/go-sdk/mcp"

	"example.com/limits/framework/lane"
)

// Routes serves all clients through one transport.
func Routes(r *lane.Router, server *mcp.Server) {
	t := &mcp.StreamableServerTransport{} // limit: missed transport
	go server.Run(context.Background(), t)
	r.Post("/mcp", func(c *lane.Context) { t.ServeHTTP(c.W, c.R) })
}
