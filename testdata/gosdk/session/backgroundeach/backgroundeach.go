// Package backgroundeach has the goroutine, the variable and the server in the factory: all are the session's.
package backgroundeach

import (
	"context"
	"net/http"
	"time"

	"github.com/modelcontextprotocol/go-sdk/mcp"
)

// Handler serves servers that ping.
func Handler(ctx context.Context) http.Handler {
	return mcp.NewStreamableHTTPHandler(func(*http.Request) *mcp.Server {
		ready := make(chan struct{})
		var session *mcp.ServerSession
		s := mcp.NewServer(&mcp.Implementation{Name: "ping"}, &mcp.ServerOptions{ // ok
			InitializedHandler: func(_ context.Context, req *mcp.InitializedRequest) {
				session = req.Session // ok
				close(ready)
			},
		})
		go func() {
			<-ready
			for range time.Tick(time.Minute) {
				if session.Ping(ctx, nil) != nil {
					return
				}
			}
		}()
		return s
	}, nil)
}
