// Package tools has the tools of a server that its caller builds.
package tools

import (
	"context"

	"github.com/modelcontextprotocol/go-sdk/mcp"
)

type notebook struct{ caller *mcp.ServerSession }

func (n *notebook) write(ctx context.Context, req *mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	n.caller = req.Session // ok
	n.log(ctx, "writing")
	return new(mcp.CallToolResult), nil
}

func (n *notebook) log(ctx context.Context, text string) {
	n.caller.Log(ctx, &mcp.LoggingMessageParams{Level: "info", Data: text})
}

// Register adds the tools to a server.
func Register(server *mcp.Server) {
	n := new(notebook)
	server.AddTool(&mcp.Tool{Name: "write", InputSchema: map[string]any{"type": "object"}}, n.write)
}
