// Package hostname uses the name of the machine as the id of all its sessions.
package hostname

import (
	"os"

	"github.com/modelcontextprotocol/go-sdk/mcp"
)

var hostname, _ = os.Hostname()

// Server returns a new server.
func Server() *mcp.Server {
	return mcp.NewServer(&mcp.Implementation{Name: "hostname"}, &mcp.ServerOptions{
		GetSessionID: func() string { return hostname }, // want sessionid
	})
}
