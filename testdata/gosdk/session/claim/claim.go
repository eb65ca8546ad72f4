// Package claim keeps one session, and refuses others as long as it does.
package claim

import (
	"context"
	"sync"

	"github.com/modelcontextprotocol/go-sdk/mcp"
)

var (
	mu    sync.Mutex
	owner *mcp.ServerSession
)

// Claim keeps s unless there is another.
func Claim(s *mcp.ServerSession) bool {
	mu.Lock()
	defer mu.Unlock()
	if owner != nil && owner != s {
		return false
	}
	owner = s
	return true
}

// Tell tells the owner.
func Tell(ctx context.Context, text string) error {
	mu.Lock()
	defer mu.Unlock()
	return owner.Log(ctx, &mcp.LoggingMessageParams{Data: text})
}
