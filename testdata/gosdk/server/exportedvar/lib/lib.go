// Package lib has its server in an exported variable and serves it to nobody.
package lib

import "github.com/modelcontextprotocol/go-sdk/mcp"

// Server is the server of this library.
var Server = mcp.NewServer(&mcp.Implementation{Name: "lib"}, nil)
