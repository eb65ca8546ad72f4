// Package loopclosure captures the variable of a loop over what tools sent: each closure has that of its round.
package loopclosure

import (
	"context"
	"net/http"

	"github.com/modelcontextprotocol/go-sdk/mcp"
)

type event struct {
	session *mcp.ServerSession
	done    float64
}

// AddTools adds the start tool to s.
func AddTools(ctx context.Context, s *mcp.Server) {
	events := make(chan event)
	go loop(ctx, events)
	mcp.AddTool(s, &mcp.Tool{Name: "start"}, func(_ context.Context, req *mcp.CallToolRequest, _ struct{}) (*mcp.CallToolResult, any, error) {
		events <- event{session: req.Session} // ok
		return nil, nil, nil
	})
}

// Handler serves a server with these tools to all clients.
func Handler(ctx context.Context) http.Handler {
	s := mcp.NewServer(&mcp.Implementation{Name: "loopclosure"}, nil) // want server
	AddTools(ctx, s)
	return mcp.NewStreamableHTTPHandler(func(*http.Request) *mcp.Server { return s }, nil)
}

func loop(ctx context.Context, events <-chan event) {
	for e := range events {
		func() {
			_ = e.session.Log(ctx, &mcp.LoggingMessageParams{Level: "info", Data: "begun"})
		}()
		go func() {
			_ = e.session.NotifyProgress(ctx, &mcp.ProgressNotificationParams{Progress: e.done})
		}()
	}
}
