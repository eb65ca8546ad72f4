// Package background tells all sessions the time, which is nobody's.
package background

import (
	"context"
	"net/http"
	"time"

	"github.com/modelcontextprotocol/go-sdk/mcp"
)

// Handler serves a clock.
func Handler(ctx context.Context) http.Handler {
	s := mcp.NewServer(&mcp.Implementation{Name: "clock"}, nil) // want server
	go func() {
		for now := range time.Tick(time.Hour) {
			for session := range s.Sessions() {
				_ = session.Log(ctx, &mcp.LoggingMessageParams{Level: "info", Data: now.String()}) // ok
			}
		}
	}()
	return mcp.NewStreamableHTTPHandler(func(*http.Request) *mcp.Server { return s }, nil)
}
