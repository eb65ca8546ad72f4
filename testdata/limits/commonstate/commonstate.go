// Package commonstate has a board on which all clients are meant to write.
package commonstate

import (
	"context"
	"sync"

	"github.com/modelcontextprotocol/go-sdk/mcp"
)

type board struct {
	mu   sync.Mutex
	text string
}

// AddTools adds the tools of a board to s.
func AddTools(s *mcp.Server) {
	b := new(board)
	mcp.AddTool(s, &mcp.Tool{Name: "write"}, b.write)
	mcp.AddTool(s, &mcp.Tool{Name: "read"}, b.read)
}

func (b *board) write(_ context.Context, _ *mcp.CallToolRequest, in struct{ Text string }) (*mcp.CallToolResult, any, error) {
	b.mu.Lock()
	defer b.mu.Unlock()
	b.text = in.Text // limit: false report of state
	return nil, nil, nil
}

func (b *board) read(context.Context, *mcp.CallToolRequest, struct{}) (*mcp.CallToolResult, string, error) {
	b.mu.Lock()
	defer b.mu.Unlock()
	return nil, b.text, nil
}
