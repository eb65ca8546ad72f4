// Package session exports a method that builds a session, which nothing here calls.
package session

import (
	"net/http"

	"github.com/modelcontextprotocol/go-sdk/mcp"
)

// A Factory makes sessions.
type Factory struct{ Name string }

// A Session serves one request.
type Session struct {
	server  *mcp.Server
	handler http.Handler
}

// New returns a session of a user.
func (f *Factory) New(user string) *Session {
	s := &Session{server: mcp.NewServer(&mcp.Implementation{Name: f.Name + " of " + user}, nil)} // limit: false report of server
	s.handler = mcp.NewStreamableHTTPHandler(s.get, &mcp.StreamableHTTPOptions{Stateless: true})
	return s
}

func (s *Session) get(*http.Request) *mcp.Server { return s.server }

func (s *Session) ServeHTTP(w http.ResponseWriter, r *http.Request) { s.handler.ServeHTTP(w, r) }
