// Package three sets servers up as another package does.
package three

import (
	"github.com/modelcontextprotocol/go-sdk/mcp"

	"example.com/gosdk/toolpackage/several/two"
)

// SetUp adds all tools to a server.
func SetUp(server *mcp.Server) { two.SetUp(server) }
