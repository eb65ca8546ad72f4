// Package registerhook adds a tool when a client of mcp-go registers: first to the server that all
// clients have in common, then, as it should, to the client's session.
package registerhook

import (
	"context"
	"log"

	"github.com/mark3labs/mcp-go/mcp"
	"github.com/mark3labs/mcp-go/server"
)

// Shared gives everybody the locker of each new member.
func Shared() *server.StreamableHTTPServer {
	events := new(server.Hooks)
	gym := server.NewMCPServer("gym", "3.0", server.WithHooks(events)) // ok: mcp-go keeps the sessions apart itself
	events.AddOnRegisterSession(func(context.Context, server.ClientSession) {
		gym.AddTool(mcp.NewTool("open-locker"), nil) // want mutation
	})
	return server.NewStreamableHTTPServer(gym)
}

// Own gives a member the own locker only.
func Own() *server.StreamableHTTPServer {
	events := new(server.Hooks)
	gym := server.NewMCPServer("gym", "3.0", server.WithHooks(events)) // ok: mcp-go keeps the sessions apart itself
	events.AddOnRegisterSession(func(_ context.Context, member server.ClientSession) {
		locker := mcp.NewTool("open-locker")
		if err := gym.AddSessionTool(member.SessionID(), locker, nil); err != nil { // ok: for one session
			log.Printf("no locker: %v", err)
		}
	})
	return server.NewStreamableHTTPServer(gym)
}
