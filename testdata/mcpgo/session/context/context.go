// Package context takes the session out of the context where it needs it.
package context

import (
	"context"

	"github.com/mark3labs/mcp-go/mcp"
	"github.com/mark3labs/mcp-go/server"
)

// Alarm is a tool.
func Alarm(ctx context.Context, _ mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	session := server.ClientSessionFromContext(ctx) // ok
	session.NotificationChannel() <- mcp.JSONRPCNotification{JSONRPC: mcp.JSONRPC_VERSION}
	return mcp.NewToolResultText(session.SessionID()), nil
}
