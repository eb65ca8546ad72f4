// Package empty switches session ids off, which the SDK documents.
package empty

import "github.com/modelcontextprotocol/go-sdk/mcp"

// Server returns a new server.
func Server() *mcp.Server {
	return mcp.NewServer(&mcp.Implementation{Name: "empty"}, &mcp.ServerOptions{
		GetSessionID: func() string { return "" }, // ok
	})
}
