// Package build builds the server.
package build

import "github.com/modelcontextprotocol/go-sdk/mcp"

// Server returns a new server.
func Server() *mcp.Server {
	return mcp.NewServer(&mcp.Implementation{Name: "four"}, nil)
}
