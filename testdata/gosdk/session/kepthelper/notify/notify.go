// Package notify sends to whoever listened last.
package notify

import (
	"context"

	"github.com/modelcontextprotocol/go-sdk/mcp"
)

var listener *mcp.ServerSession

// Listen makes session the listener.
func Listen(session *mcp.ServerSession) { listener = session }

// Send sends text to the listener.
func Send(ctx context.Context, text string) error {
	return listener.Log(ctx, &mcp.LoggingMessageParams{Level: "info", Data: text})
}
