// Package computed computes its session id, the same each time.
package computed

import (
	"fmt"

	"github.com/modelcontextprotocol/go-sdk/mcp"
)

const node = 7

// Server returns a new server.
func Server() *mcp.Server {
	return mcp.NewServer(&mcp.Implementation{Name: "computed"}, &mcp.ServerOptions{
		GetSessionID: func() string { return fmt.Sprintf("session-%d", node) }, // want sessionid
	})
}
