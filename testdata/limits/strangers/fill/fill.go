// Package fill writes it.
package fill

import (
	"example.com/limits/strangers/hold"
	"github.com/modelcontextprotocol/go-sdk/mcp"
)

// Fill builds the server.
func Fill() {
	hold.Current.Server = mcp.NewServer(&mcp.Implementation{Name: "held"}, nil) // limit: missed server
}
