// Package constant names every session alike.
package constant

import "github.com/modelcontextprotocol/go-sdk/mcp"

// Server returns a new server.
func Server() *mcp.Server {
	return mcp.NewServer(&mcp.Implementation{Name: "constant"}, &mcp.ServerOptions{
		GetSessionID: func() string { return "session" }, // want sessionid
	})
}
