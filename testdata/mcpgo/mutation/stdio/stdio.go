// Command stdio changes its tools for its only client.
package main

import (
	"context"
	"log"

	"github.com/mark3labs/mcp-go/mcp"
	"github.com/mark3labs/mcp-go/server"
)

func main() {
	s := server.NewMCPServer("local", "1") // ok
	s.AddTool(mcp.NewTool("more"), func(context.Context, mcp.CallToolRequest) (*mcp.CallToolResult, error) {
		s.AddTool(mcp.NewTool("extra"), nil) // ok
		return mcp.NewToolResultText("more"), nil
	})
	log.Fatal(server.ServeStdio(s)) // ok
}
