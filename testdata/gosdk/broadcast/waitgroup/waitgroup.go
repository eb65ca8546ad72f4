// Package waitgroup tells all sessions at once what one user may read.
package waitgroup

import (
	"context"
	"net/http"
	"sync"

	"github.com/modelcontextprotocol/go-sdk/mcp"
)

type board struct {
	server *mcp.Server
	find   func(user string) string
}

func (b *board) read(ctx context.Context, req *mcp.ReadResourceRequest) (*mcp.ReadResourceResult, error) {
	text := b.find(req.Extra.TokenInfo.UserID)
	var all sync.WaitGroup
	for session := range b.server.Sessions() {
		all.Go(func() {
			_ = session.Log(ctx, &mcp.LoggingMessageParams{Level: "info", Data: text}) // want broadcast
		})
	}
	all.Wait()
	return &mcp.ReadResourceResult{}, nil
}

// Handler serves a board.
func Handler(find func(user string) string) http.Handler {
	b := &board{find: find}
	b.server = mcp.NewServer(&mcp.Implementation{Name: "board"}, nil) // want server
	b.server.AddResource(&mcp.Resource{Name: "board", URI: "board:///"}, b.read)
	return mcp.NewStreamableHTTPHandler(func(*http.Request) *mcp.Server { return b.server }, nil)
}
