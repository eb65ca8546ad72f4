// Package goroutine goes on talking to the caller after the call has returned, and to nobody else.
package goroutine

import (
	"context"
	"time"

	"github.com/modelcontextprotocol/go-sdk/mcp"
)

// AddTools adds to s a tool that takes its time.
func AddTools(s *mcp.Server) {
	mcp.AddTool(s, &mcp.Tool{Name: "work"}, func(ctx context.Context, req *mcp.CallToolRequest, _ struct{}) (*mcp.CallToolResult, any, error) {
		session, token := req.Session, req.Params.GetProgressToken()
		go func(ctx context.Context) {
			for i := range 10 {
				time.Sleep(time.Second)
				_ = session.NotifyProgress(ctx, &mcp.ProgressNotificationParams{ProgressToken: token, Progress: float64(i), Total: 10}) // ok
			}
		}(context.WithoutCancel(ctx))
		return nil, nil, nil
	})
}
