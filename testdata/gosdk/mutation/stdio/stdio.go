// Command stdio has a tool that adds tools, for its only client.
package main

import (
	"context"
	"log"

	"github.com/modelcontextprotocol/go-sdk/mcp"
)

func main() {
	s := mcp.NewServer(&mcp.Implementation{Name: "local"}, nil) // ok
	mcp.AddTool(s, &mcp.Tool{Name: "more"}, func(context.Context, *mcp.CallToolRequest, struct{}) (*mcp.CallToolResult, any, error) {
		s.AddPrompt(&mcp.Prompt{Name: "more"}, nil) // ok
		return nil, nil, nil
	})
	log.Fatal(s.Run(context.Background(), &mcp.StdioTransport{}))
}
