// Package counter counts its sessions: easy to guess, but not twice the same.
package counter

import (
	"strconv"
	"sync/atomic"

	"github.com/modelcontextprotocol/go-sdk/mcp"
)

var sessions atomic.Int64

// Server returns a new server.
func Server() *mcp.Server {
	return mcp.NewServer(&mcp.Implementation{Name: "counter"}, &mcp.ServerOptions{
		GetSessionID: func() string { return strconv.FormatInt(sessions.Add(1), 36) }, // ok
	})
}
