// Package lastwins remembers the last client that initialized, and reports its progress to that one whoever asked.
package lastwins

import (
	"context"
	"net/http"

	"github.com/modelcontextprotocol/go-sdk/mcp"
)

// A Builder compiles projects.
type Builder struct {
	server *mcp.Server
	client *mcp.ServerSession
}

// New returns a Builder.
func New() *Builder {
	b := new(Builder)
	opts := &mcp.ServerOptions{InitializedHandler: b.initialized}
	b.server = mcp.NewServer(&mcp.Implementation{Name: "builder"}, opts) // want server
	return b
}

func (b *Builder) initialized(_ context.Context, req *mcp.InitializedRequest) {
	b.client = req.Session // want session
}

// Done is called by the build queue.
func (b *Builder) Done(ctx context.Context, percent float64) error {
	return b.client.NotifyProgress(ctx, &mcp.ProgressNotificationParams{Progress: percent, Total: 100})
}

// Handler serves b.
func (b *Builder) Handler() http.Handler {
	return mcp.NewSSEHandler(func(*http.Request) *mcp.Server { return b.server }, nil)
}
