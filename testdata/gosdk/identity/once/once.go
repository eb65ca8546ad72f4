// Package once builds the server in the first request, from that request's token, and gives it to everybody after.
package once

import (
	"context"
	"net/http"
	"sync"

	"github.com/modelcontextprotocol/go-sdk/mcp"
)

// A Lake answers queries.
type Lake struct {
	Query func(ctx context.Context, token, sql string) (string, error)

	once   sync.Once
	server *mcp.Server
}

func (l *Lake) forRequest(r *http.Request) *mcp.Server {
	l.once.Do(func() {
		token := r.Header.Get("Authorization")
		l.server = mcp.NewServer(&mcp.Implementation{Name: "lake"}, nil) // want identity
		mcp.AddTool(l.server, &mcp.Tool{Name: "query"}, func(ctx context.Context, _ *mcp.CallToolRequest, in struct{ SQL string }) (*mcp.CallToolResult, string, error) {
			rows, err := l.Query(ctx, token, in.SQL)
			return nil, rows, err
		})
	})
	return l.server
}

// Handler serves the lake.
func (l *Lake) Handler() http.Handler {
	return mcp.NewStreamableHTTPHandler(l.forRequest, nil)
}
