// Package desk has an exported constructor that nothing here calls, and an exported method that uses what its object keeps.
package desk

import (
	"context"

	"github.com/modelcontextprotocol/go-sdk/mcp"
)

// A Desk is one user's.
type Desk struct {
	server  *mcp.Server
	session *mcp.ServerSession
}

// New returns the desk of a user.
func New(user string) *Desk {
	d := new(Desk)
	opts := &mcp.ServerOptions{InitializedHandler: d.initialized}
	d.server = mcp.NewServer(&mcp.Implementation{Name: "desk of " + user}, opts) // ok
	return d
}

func (d *Desk) initialized(_ context.Context, req *mcp.InitializedRequest) {
	d.session = req.Session // ok
}

// Server returns the desk's server.
func (d *Desk) Server() *mcp.Server { return d.server }

// Ring tells the user that somebody waits.
func (d *Desk) Ring(ctx context.Context) error {
	return d.session.Log(ctx, &mcp.LoggingMessageParams{Level: "info", Data: "somebody waits"})
}
