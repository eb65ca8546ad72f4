// Package updated tells all clients which note has changed, which they may read, and in another message what was written.
package updated

import (
	"context"

	"github.com/mark3labs/mcp-go/mcp"
	"github.com/mark3labs/mcp-go/server"
)

const changed = "notifications/resources/updated"

// Handler serves notes.
func Handler() *server.StreamableHTTPServer {
	s := server.NewMCPServer("notes", "1") // ok
	s.AddTool(mcp.NewTool("write"), func(_ context.Context, req mcp.CallToolRequest) (*mcp.CallToolResult, error) {
		uri := "note:///" + req.GetString("name", "")
		s.SendNotificationToAllClients(changed, map[string]any{"uri": uri})                                                                      // ok
		s.SendNotificationToAllClients(mcp.MethodNotificationResourceUpdated, map[string]any{"uri": uri})                                        // ok
		s.SendNotificationToAllClients("notifications/message", map[string]any{"level": "info", "data": uri + ": " + req.GetString("text", "")}) // want broadcast
		return mcp.NewToolResultText(uri), nil
	})
	return server.NewStreamableHTTPServer(s)
}
