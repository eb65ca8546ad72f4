// Package request keeps a whole request, and with it the session of whoever sent it.
package request

import (
	"context"
	"net/http"
	"time"

	"github.com/modelcontextprotocol/go-sdk/mcp"
)

type heart struct {
	last *mcp.CallToolRequest
}

// AddTools adds a tool to s and beats until ctx ends.
func AddTools(ctx context.Context, s *mcp.Server) {
	h := &heart{}
	s.AddTool(&mcp.Tool{Name: "start", InputSchema: map[string]any{"type": "object"}}, h.start)
	go h.beat(ctx)
}

// Handler serves a server with these tools to all clients.
func Handler(ctx context.Context) http.Handler {
	s := mcp.NewServer(&mcp.Implementation{Name: "request"}, nil) // want server
	AddTools(ctx, s)
	return mcp.NewStreamableHTTPHandler(func(*http.Request) *mcp.Server { return s }, nil)
}

func (h *heart) start(_ context.Context, req *mcp.CallToolRequest) (*mcp.CallToolResult, error) {
	h.last = req // want session
	return &mcp.CallToolResult{}, nil
}

func (h *heart) beat(ctx context.Context) {
	for range time.Tick(time.Second) {
		if h.last == nil {
			continue
		}
		if err := h.last.Session.Ping(ctx, nil); err != nil {
			return
		}
	}
}
