// Package notes has the method that others register as a tool.
package notes

import (
	"context"

	"github.com/modelcontextprotocol/go-sdk/mcp"
)

// Notes are those of one client.
type Notes struct{ caller *mcp.ServerSession }

// Write writes a note.
func (n *Notes) Write(ctx context.Context, req *mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	n.caller = req.Session // limit: false report of session
	n.log(ctx, "writing")
	return new(mcp.CallToolResult), nil
}

func (n *Notes) log(ctx context.Context, text string) {
	n.caller.Log(ctx, &mcp.LoggingMessageParams{Level: "info", Data: text})
}
