// Package first asks whoever is the first of all sessions, not the one that calls.
package first

import (
	"context"
	"net/http"
	"slices"

	"github.com/modelcontextprotocol/go-sdk/mcp"
)

type input struct{ Path string }

// A Store deletes files.
type Store struct{ server *mcp.Server }

// New returns a store.
func New() *Store {
	s := &Store{server: mcp.NewServer(&mcp.Implementation{Name: "store"}, nil)} // want server
	mcp.AddTool(s.server, &mcp.Tool{Name: "delete"}, s.delete)
	mcp.AddTool(s.server, &mcp.Tool{Name: "purge"}, s.purge)
	return s
}

// ServeHTTP serves it.
func (s *Store) ServeHTTP(w http.ResponseWriter, r *http.Request) { s.handler().ServeHTTP(w, r) }

func (s *Store) handler() http.Handler {
	return mcp.NewStreamableHTTPHandler(func(*http.Request) *mcp.Server { return s.server }, &mcp.StreamableHTTPOptions{Stateless: true})
}

func (s *Store) confirmed(ctx context.Context, text string) bool {
	for session := range s.server.Sessions() {
		answer, err := session.Elicit(ctx, &mcp.ElicitParams{Message: text}) // want broadcast "to the first session that takes it, whichever client's that is"
		return err == nil && answer.Action == "accept"
	}
	return false
}

func (s *Store) delete(ctx context.Context, _ *mcp.CallToolRequest, in input) (*mcp.CallToolResult, any, error) {
	return nil, s.confirmed(ctx, "Delete "+in.Path+"?"), nil
}

func (s *Store) purge(ctx context.Context, _ *mcp.CallToolRequest, in input) (*mcp.CallToolResult, any, error) {
	for _, session := range slices.Collect(s.server.Sessions()) {
		if _, err := session.Elicit(ctx, &mcp.ElicitParams{Message: in.Path}); err != nil { // want broadcast "to the first session that takes it"
			continue
		}
		break
	}
	for session := range s.server.Sessions() {
		_ = tell(ctx, session, in.Path)
		break
	}
	for session := range s.server.Sessions() {
		_ = tellNext(ctx, session, in.Path)
	}
	return nil, nil, nil
}

func tell(ctx context.Context, session *mcp.ServerSession, text string) error {
	return session.Log(ctx, &mcp.LoggingMessageParams{Data: text}) // want broadcast "to the first session that takes it"
}

func tellNext(ctx context.Context, session *mcp.ServerSession, text string) error {
	return session.Log(ctx, &mcp.LoggingMessageParams{Data: text}) // want broadcast "to the session of every client"
}
