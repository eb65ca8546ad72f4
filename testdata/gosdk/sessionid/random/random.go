// Package random makes a new id for each session.
package random

import (
	"crypto/rand"

	"github.com/modelcontextprotocol/go-sdk/mcp"
)

// Server returns a new server.
func Server() *mcp.Server {
	return mcp.NewServer(&mcp.Implementation{Name: "random"}, &mcp.ServerOptions{
		GetSessionID: func() string { return "session-" + rand.Text() }, // ok
	})
}
