// Package notes keeps who wrote last, and says why: wherever it is served, that is accepted.
package notes

import (
	"context"

	"github.com/modelcontextprotocol/go-sdk/mcp"
)

type notes struct{ writer *mcp.ServerSession }

func (n *notes) write(ctx context.Context, req *mcp.CallToolRequest, _ struct{}) (*mcp.CallToolResult, any, error) {
	if n.writer != nil {
		n.writer.Log(ctx, &mcp.LoggingMessageParams{Level: "info", Data: "somebody else writes"})
	}
	//sharedmcp:ignore session the last writer is told that another one took over
	n.writer = req.Session // ok
	return nil, nil, nil
}

// Register adds the tool to a server.
func Register(s *mcp.Server) { mcp.AddTool(s, &mcp.Tool{Name: "write"}, new(notes).write) }
