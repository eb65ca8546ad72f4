// Package two sets servers up as another package does.
package two

import (
	"github.com/modelcontextprotocol/go-sdk/mcp"

	"example.com/gosdk/toolpackage/app"
)

// SetUp adds all tools to a server.
func SetUp(server *mcp.Server) { app.SetUp(server) }
