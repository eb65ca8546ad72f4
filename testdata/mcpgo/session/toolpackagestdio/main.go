// Command toolpackagestdio has the tools of another package, and one client.
package main

import (
	"log"

	"github.com/mark3labs/mcp-go/server"

	"example.com/mcpgo/session/toolpackage/tools"
)

func main() {
	s := server.NewMCPServer("toolpackagestdio", "1")
	tools.Register(s) // ok
	log.Fatal(server.ServeStdio(s))
}
