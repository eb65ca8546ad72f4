/* want package:`matters` */ // Package shared has variables.
package shared

import (
	"example.com/facts/build"
	"github.com/modelcontextprotocol/go-sdk/mcp"
)

// Server is for everybody.
var Server = build.Server() // want Server:`^var=process Server$`

var server = build.Server()

// Get returns it.
func Get() *mcp.Server { return server } // want Get:`^result0=process Server$`
