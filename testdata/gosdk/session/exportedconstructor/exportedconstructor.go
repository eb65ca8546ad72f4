// Package exportedconstructor has an exported constructor that its own handler calls for each session, so it is none of startup's.
package exportedconstructor

import (
	"context"
	"net/http"

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

// Ring tells the user that somebody waits.
func (d *Desk) Ring(ctx context.Context) error {
	return d.session.Log(ctx, &mcp.LoggingMessageParams{Level: "info", Data: "somebody waits"})
}

// Handler serves desks.
func Handler() http.Handler {
	return mcp.NewStreamableHTTPHandler(func(r *http.Request) *mcp.Server {
		return New(r.Header.Get("X-User")).server
	}, nil)
}
