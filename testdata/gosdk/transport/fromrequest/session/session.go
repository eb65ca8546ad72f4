// Package session builds sessions. A request among its parameters says that this is done in requests.
package session

import (
	"context"
	"crypto/rand"
	"net/http"

	"github.com/modelcontextprotocol/go-sdk/mcp"
)

// A Session is one client's.
type Session struct {
	transport *mcp.StreamableServerTransport
}

// New returns the session that r begins.
func New(r *http.Request, s *mcp.Server) (*Session, error) {
	t := &mcp.StreamableServerTransport{SessionID: rand.Text()} // ok
	if _, err := s.Connect(context.WithoutCancel(r.Context()), t, nil); err != nil {
		return nil, err
	}
	return &Session{transport: t}, nil
}

// ID returns the session's id.
func (s *Session) ID() string { return s.transport.SessionID }

func (s *Session) ServeHTTP(w http.ResponseWriter, r *http.Request) { s.transport.ServeHTTP(w, r) }
