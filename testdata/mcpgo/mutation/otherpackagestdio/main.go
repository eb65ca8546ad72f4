// Command otherpackagestdio has a tool that adds tools, and another package that serves it on standard streams.
package main

import (
	"context"
	"log"

	"github.com/mark3labs/mcp-go/mcp"
	"github.com/mark3labs/mcp-go/server"

	"example.com/mcpgo/mutation/otherpackage/web"
	"example.com/mcpgo/session/toolpackage/tools"
)

func main() {
	s := server.NewMCPServer("otherpackagestdio", "1")
	s.AddTool(mcp.NewTool("unlock"), func(_ context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
		secret := req.GetString("secret", "")
		s.AddTool(mcp.NewTool("open"), func(context.Context, mcp.CallToolRequest) (*mcp.CallToolResult, error) { // ok
			return mcp.NewToolResultText(secret), nil
		})
		return mcp.NewToolResultText("unlocked"), nil
	})
	tools.Register(s) // ok
	log.Fatal(web.ServeStdio(s))
}
