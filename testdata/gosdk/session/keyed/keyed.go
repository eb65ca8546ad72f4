// Package keyed keeps every session under its own id and finds the right one again.
package keyed

import (
	"context"
	"sync"

	"github.com/modelcontextprotocol/go-sdk/mcp"
)

// Sessions are the clients that are connected now.
type Sessions struct {
	mu   sync.Mutex
	byID map[string]*mcp.ServerSession
}

// Options returns server options that fill the table.
func (s *Sessions) Options() *mcp.ServerOptions {
	return &mcp.ServerOptions{InitializedHandler: func(_ context.Context, req *mcp.InitializedRequest) {
		s.mu.Lock()
		defer s.mu.Unlock()
		if s.byID == nil {
			s.byID = map[string]*mcp.ServerSession{}
		}
		s.byID[req.Session.ID()] = req.Session // ok
	}}
}

// Tell sends text to the client with that id.
func (s *Sessions) Tell(ctx context.Context, id, text string) error {
	s.mu.Lock()
	session := s.byID[id]
	s.mu.Unlock()
	return session.Log(ctx, &mcp.LoggingMessageParams{Level: "info", Data: text})
}
