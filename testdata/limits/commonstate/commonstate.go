// Package commonstate has a board on which all clients are meant to write.
package commonstate

import (
	"context"
	"net/http"
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

// Handler serves a server with these tools to all clients.
func Handler() http.Handler {
	s := mcp.NewServer(&mcp.Implementation{Name: "commonstate"}, nil) // want server
	AddTools(s)
	return mcp.NewStreamableHTTPHandler(func(*http.Request) *mcp.Server { return s }, nil)
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
