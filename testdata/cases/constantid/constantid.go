// Package constantid answers the question for a new session's id with one that was made when the
// program started. What is kept by session id is then common to all.
package constantid

import (
	"context"
	"crypto/rand"
	"net/http"
	"sync"

	"github.com/modelcontextprotocol/go-sdk/mcp"
)

// A Newsroom lets sessions follow topics.
type Newsroom struct {
	badge string

	mu      sync.Mutex
	readers map[string][]string // the topics of a session
}

// NewNewsroom returns a newsroom without readers.
func NewNewsroom() *Newsroom {
	return &Newsroom{
		badge:   rand.Text(),
		readers: make(map[string][]string),
	}
}

// Desk builds a server for each session.
func (n *Newsroom) Desk() http.Handler {
	return mcp.NewStreamableHTTPHandler(func(*http.Request) *mcp.Server {
		return n.edition()
	}, nil)
}

func (n *Newsroom) edition() *mcp.Server {
	opts := &mcp.ServerOptions{
		GetSessionID:       func() string { return n.badge }, // want sessionid
		SubscribeHandler:   n.follow,
		UnsubscribeHandler: n.unfollow,
	}
	return mcp.NewServer(&mcp.Implementation{Name: "newsroom"}, opts) // ok: each session has its own
}

func (n *Newsroom) follow(_ context.Context, req *mcp.SubscribeRequest) error {
	reader := req.Session.ID()
	n.mu.Lock()
	defer n.mu.Unlock()
	n.readers[reader] = append(n.readers[reader], req.Params.URI) // ok: by session
	return nil
}

func (n *Newsroom) unfollow(_ context.Context, req *mcp.UnsubscribeRequest) error {
	n.mu.Lock()
	defer n.mu.Unlock()
	delete(n.readers, req.Session.ID()) // ok: by session
	return nil
}
