// Package cortex serves with cortex, which lets one server serve all clients.
package cortex

import (
	"context"
	"log"

	"github.com/FreePeak/cortex/pkg/server"
	"github.com/FreePeak/cortex/pkg/tools"
)

// Serve serves over HTTP.
func Serve(ctx context.Context) error {
	s := server.NewMCPServer("echo", "1.0.0", log.Default()) // ok
	err := s.AddTool(ctx, tools.NewTool("echo"), func(_ context.Context, req server.ToolCallRequest) (any, error) {
		return req.Parameters, nil
	})
	if err != nil {
		return err
	}
	s.SetAddress(":8080")
	return s.ServeHTTP()
}

// Learn adds a tool while it handles a call.
func Learn(ctx context.Context) error {
	s := server.NewMCPServer("learner", "1.0.0", log.Default()) // ok
	err := s.AddTool(ctx, tools.NewTool("learn"), func(ctx context.Context, req server.ToolCallRequest) (any, error) {
		return nil, s.AddTool(ctx, tools.NewTool("learnt"), func(context.Context, server.ToolCallRequest) (any, error) { // want mutation
			return nil, nil
		})
	})
	if err != nil {
		return err
	}
	return s.ServeHTTP()
}
