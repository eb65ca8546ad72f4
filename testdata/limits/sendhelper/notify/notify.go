// Package notify sends.
package notify

import (
	"context"

	"github.com/modelcontextprotocol/go-sdk/mcp"
)

// All sends text to all sessions of s.
func All(ctx context.Context, s *mcp.Server, text string) {
	for session := range s.Sessions() {
		_ = session.Log(ctx, &mcp.LoggingMessageParams{Level: "info", Data: text})
	}
}
