// Package firstthat asks the first session that can be asked, and tells all until one has had enough.
package firstthat

import (
	"context"
	"net/http"
	"sync"

	"github.com/modelcontextprotocol/go-sdk/mcp"
)

type input struct{ Text string }

var (
	mu   sync.Mutex
	all  []*mcp.ServerSession
	quit = make(chan struct{})
)

// Handler serves it.
func Handler() http.Handler {
	s := mcp.NewServer(&mcp.Implementation{Name: "desk"}, &mcp.ServerOptions{ // want server
		InitializedHandler: func(_ context.Context, req *mcp.InitializedRequest) {
			mu.Lock()
			defer mu.Unlock()
			all = append(all, req.Session)
		},
	})
	mcp.AddTool(s, &mcp.Tool{Name: "sum"}, func(ctx context.Context, _ *mcp.CallToolRequest, in input) (*mcp.CallToolResult, any, error) {
		for session := range s.Sessions() {
			answer, err := session.CreateMessage(ctx, &mcp.CreateMessageParams{SystemPrompt: in.Text}) // want broadcast "to the first session that takes it"
			if err != nil {
				continue
			}
			return nil, answer.Model, nil
		}
		return nil, nil, nil
	})
	mcp.AddTool(s, &mcp.Tool{Name: "say"}, func(ctx context.Context, _ *mcp.CallToolRequest, in input) (*mcp.CallToolResult, any, error) {
		for session := range s.Sessions() {
			if err := session.Log(ctx, &mcp.LoggingMessageParams{Data: in.Text}); err != nil { // want broadcast "to the session of every client"
				break
			}
			select {
			case <-quit:
				return nil, nil, nil
			default:
			}
		}
		return nil, nil, nil
	})
	mcp.AddTool(s, &mcp.Tool{Name: "shout"}, func(ctx context.Context, _ *mcp.CallToolRequest, in input) (*mcp.CallToolResult, any, error) {
		for session := range s.Sessions() {
			go func() {
				_ = session.Log(ctx, &mcp.LoggingMessageParams{Data: in.Text}) // want broadcast "to the session of every client"
			}()
		}
		mu.Lock()
		defer mu.Unlock()
		for _, session := range all {
			_ = session.Log(ctx, &mcp.LoggingMessageParams{Data: in.Text}) // want broadcast "to the session of every client"
		}
		return nil, nil, nil
	})
	return mcp.NewStreamableHTTPHandler(func(*http.Request) *mcp.Server { return s }, nil)
}
