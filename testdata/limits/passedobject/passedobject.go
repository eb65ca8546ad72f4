// Package passedobject registers the methods of an object that its caller passes, which may be one for all or one for each server.
package passedobject

import (
	"context"

	"github.com/modelcontextprotocol/go-sdk/mcp"
)

// A Notebook is built elsewhere.
type Notebook struct{ caller *mcp.ServerSession }

func (n *Notebook) write(ctx context.Context, req *mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	n.caller = req.Session // limit: missed session
	n.log(ctx, "writing")
	return new(mcp.CallToolResult), nil
}

func (n *Notebook) log(ctx context.Context, text string) {
	n.caller.Log(ctx, &mcp.LoggingMessageParams{Level: "info", Data: text})
}

// Register adds the tools of n to a server.
func Register(server *mcp.Server, n *Notebook) {
	server.AddTool(&mcp.Tool{Name: "write", InputSchema: map[string]any{"type": "object"}}, n.write)
}
