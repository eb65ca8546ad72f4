// Package lastcontext keeps the context of the last call, which says whose call it is.
package lastcontext

import (
	"context"

	"github.com/mark3labs/mcp-go/mcp"
	"github.com/mark3labs/mcp-go/server"
)

type build struct {
	server *server.MCPServer
	ctx    context.Context
}

func (b *build) run(ctx context.Context, _ mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	b.ctx = ctx // want session
	b.report("started")
	each := &build{server: b.server, ctx: ctx} // ok
	each.report("started")
	return mcp.NewToolResultText("built"), nil
}

func (b *build) report(text string) {
	_ = b.server.SendNotificationToClient(b.ctx, "notifications/message", map[string]any{"data": text})
}

// Handler serves the build.
func Handler() *server.StreamableHTTPServer {
	s := server.NewMCPServer("build", "1")
	s.AddTool(mcp.NewTool("build"), (&build{server: s}).run)
	return server.NewStreamableHTTPServer(s)
}
