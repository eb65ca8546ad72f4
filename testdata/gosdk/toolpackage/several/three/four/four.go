// Package four sets servers up as another package does.
package four

import (
	"github.com/modelcontextprotocol/go-sdk/mcp"

	"example.com/gosdk/toolpackage/several/three"
)

// SetUp adds all tools to a server.
func SetUp(server *mcp.Server) { three.SetUp(server) }
