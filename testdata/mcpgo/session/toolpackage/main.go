// Command toolpackage serves the tools of another package over HTTP, where each server has many clients.
package main

import (
	"log"

	"github.com/mark3labs/mcp-go/server"

	"example.com/mcpgo/session/toolpackage/tools"
)

var shared = server.NewMCPServer("shared", "1")

func main() {
	s := server.NewMCPServer("toolpackage", "1")
	tools.Register(s) // want session `^server\.ClientSession of one client .* \(example\.com/mcpgo/session/toolpackage/tools/tools\.go:14\); tools\.Register gives the handlers that do so to the server\.MCPServer that is built once, in main, and serves every client \(server\.NewStreamableHTTPServer at main\.go:17\)`
	go func() { log.Fatal(server.NewStreamableHTTPServer(s).Start(":8080")) }()

	tools.Register(shared) // want session
	go func() { log.Fatal(server.NewSSEServer(shared).Start(":8081")) }()

	log.Fatal(server.NewStreamableHTTPServer(tools.New()).Start(":8082")) // want session
}
