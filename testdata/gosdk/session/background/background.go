// Package background pings whoever initialized last from a goroutine that began at startup.
package background

import (
	"context"
	"net/http"
	"time"

	"github.com/modelcontextprotocol/go-sdk/mcp"
)

// Handler serves a server that pings.
func Handler(ctx context.Context) http.Handler {
	var session *mcp.ServerSession
	s := mcp.NewServer(&mcp.Implementation{Name: "ping"}, &mcp.ServerOptions{ // want server
		InitializedHandler: func(_ context.Context, req *mcp.InitializedRequest) {
			session = req.Session // want session
		},
	})
	go func() {
		for range time.Tick(time.Minute) {
			_ = session.Ping(ctx, nil)
		}
	}()
	return mcp.NewStreamableHTTPHandler(func(*http.Request) *mcp.Server { return s }, nil)
}
