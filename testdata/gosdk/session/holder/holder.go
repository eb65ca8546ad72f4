// Package holder puts a session into a struct, and that into an atomic pointer of the package.
package holder

import (
	"context"
	"sync/atomic"
	"time"

	"github.com/modelcontextprotocol/go-sdk/mcp"
)

type client struct {
	session *mcp.ServerSession
	since   time.Time
}

var current atomic.Pointer[client]

// Initialized is to be set as InitializedHandler.
func Initialized(_ context.Context, req *mcp.InitializedRequest) {
	current.Store(&client{session: req.Session, since: time.Now()}) // want session
}

// Ask asks the user something.
func Ask(ctx context.Context, question string) (*mcp.ElicitResult, error) {
	c := current.Load()
	return c.session.Elicit(ctx, &mcp.ElicitParams{Message: question})
}
