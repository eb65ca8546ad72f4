// Package hold has a variable.
package hold

import "github.com/modelcontextprotocol/go-sdk/mcp"

// Current is filled by others.
var Current struct{ Server *mcp.Server }
