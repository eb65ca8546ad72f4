// Command otherpackage has a tool that adds tools, and another package that serves it, over HTTP or on standard streams.
package main

import (
	"context"
	"log"
	"os"

	"github.com/mark3labs/mcp-go/mcp"
	"github.com/mark3labs/mcp-go/server"

	"example.com/mcpgo/mutation/otherpackage/web"
	"example.com/mcpgo/session/toolpackage/tools"
)

func main() {
	s := server.NewMCPServer("otherpackage", "1")
	s.AddTool(mcp.NewTool("unlock"), func(_ context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
		secret := req.GetString("secret", "")
		s.AddTool(mcp.NewTool("open"), func(context.Context, mcp.CallToolRequest) (*mcp.CallToolResult, error) { // want mutation
			return mcp.NewToolResultText(secret), nil
		})
		return mcp.NewToolResultText("unlocked"), nil
	})
	tools.Register(s) // want session `serves every client \(server\.NewStreamableHTTPServer at web\.go:8, called at main\.go:29\)`
	if len(os.Args) == 1 {
		log.Fatal(web.ServeStdio(s))
	}
	log.Fatal(web.Serve(s, os.Args[1]))
}
