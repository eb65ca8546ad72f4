// Package idoflast keeps the session that registered last, and sends to its id; another is asked for its id by the log only.
package idoflast

import (
	"context"
	"log"
	"time"

	"github.com/mark3labs/mcp-go/server"
)

var (
	current server.ClientSession
	latest  server.ClientSession
)

// Handler serves the time.
func Handler() *server.StreamableHTTPServer {
	hooks := &server.Hooks{}
	hooks.AddOnRegisterSession(func(_ context.Context, session server.ClientSession) {
		current = session // want session "used from there whoever asks"
		latest = session  // ok
	})
	s := server.NewMCPServer("clock", "1", server.WithHooks(hooks))
	go func() {
		for range time.Tick(time.Hour) {
			log.Print(latest.SessionID())
			if err := s.SendNotificationToSpecificClient(current.SessionID(), "notifications/message", nil); err != nil {
				return
			}
		}
	}()
	return server.NewStreamableHTTPServer(s)
}
