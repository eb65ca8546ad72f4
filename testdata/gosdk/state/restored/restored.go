// Package restored changes a field under a lock, and changes it back before the lock is gone.
package restored

import (
	"context"
	"net/http"
	"sync"

	"github.com/modelcontextprotocol/go-sdk/mcp"
)

type printer struct {
	mu    sync.Mutex
	color string
}

func (p *printer) page(text string) string { return p.color + ": " + text }

// AddTools adds to s a tool that prints in color.
func AddTools(s *mcp.Server) {
	p := &printer{color: "black"}
	mcp.AddTool(s, &mcp.Tool{Name: "print"}, func(_ context.Context, _ *mcp.CallToolRequest, in struct{ Color, Text string }) (*mcp.CallToolResult, string, error) {
		p.mu.Lock()
		defer p.mu.Unlock()
		before := p.color
		p.color = in.Color // ok
		defer func() { p.color = before }()
		return nil, p.page(in.Text), nil
	})
}

// Handler serves a server with these tools to all clients.
func Handler() http.Handler {
	s := mcp.NewServer(&mcp.Implementation{Name: "restored"}, nil) // want server
	AddTools(s)
	return mcp.NewStreamableHTTPHandler(func(*http.Request) *mcp.Server { return s }, nil)
}
