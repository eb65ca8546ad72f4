// Package field makes one id when the program starts, and gives it to every session.
package field

import (
	"context"
	"crypto/rand"
	"net/http"
	"sync"

	"github.com/modelcontextprotocol/go-sdk/mcp"
)

// A Node is one of many processes.
type Node struct {
	id string

	mu      sync.Mutex
	watches map[string][]string
}

// New returns a node.
func New() *Node { return &Node{id: "node-" + rand.Text(), watches: map[string][]string{}} }

func (n *Node) watch(_ context.Context, req *mcp.SubscribeRequest) error {
	n.mu.Lock()
	defer n.mu.Unlock()
	id := req.Session.ID()
	n.watches[id] = append(n.watches[id], req.Params.URI) // ok
	return nil
}

func (n *Node) unwatch(context.Context, *mcp.UnsubscribeRequest) error { return nil }

// Handler serves the node.
func (n *Node) Handler() http.Handler {
	return mcp.NewStreamableHTTPHandler(func(*http.Request) *mcp.Server {
		return mcp.NewServer(&mcp.Implementation{Name: "node"}, &mcp.ServerOptions{ // ok
			GetSessionID:       func() string { return n.id }, // want sessionid
			SubscribeHandler:   n.watch,
			UnsubscribeHandler: n.unwatch,
		})
	}, nil)
}
