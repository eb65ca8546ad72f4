// Package tools has the tools of servers that its callers build, or get: a notebook keeps who wrote last.
package tools

import (
	"context"

	"github.com/mark3labs/mcp-go/mcp"
	"github.com/mark3labs/mcp-go/server"
)

type notebook struct{ writer server.ClientSession }

func (n *notebook) write(ctx context.Context, _ mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	n.writer = server.ClientSessionFromContext(ctx) // ok: callers decide how many clients a server has
	n.tell("writing")
	return mcp.NewToolResultText("ok"), nil
}

func (n *notebook) tell(text string) {
	note := mcp.JSONRPCNotification{JSONRPC: mcp.JSONRPC_VERSION}
	note.Method = text
	n.writer.NotificationChannel() <- note
}

func (n *notebook) tools() []server.ServerTool {
	return []server.ServerTool{{Tool: mcp.NewTool("write"), Handler: n.write}}
}

// Register adds the tools of a new notebook to a server.
func Register(s *server.MCPServer) { s.AddTools(new(notebook).tools()...) }

// New returns a server with the tools of a new notebook.
func New() *server.MCPServer {
	s := server.NewMCPServer("notebook", "1")
	Register(s)
	return s
}
