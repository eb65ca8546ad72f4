// Package constantkey keeps the last search in a map, under a fixed key.
package constantkey

import (
	"context"
	"net/http"
	"sync"

	"github.com/modelcontextprotocol/go-sdk/mcp"
)

type query struct{ Text string }

// AddTools adds a search with a history to s.
func AddTools(s *mcp.Server, find func(string) []string) {
	var mu sync.Mutex
	memory := map[string]string{}
	mcp.AddTool(s, &mcp.Tool{Name: "search"}, func(_ context.Context, _ *mcp.CallToolRequest, in query) (*mcp.CallToolResult, []string, error) {
		mu.Lock()
		defer mu.Unlock()
		memory["last"] = in.Text // want state
		return nil, find(in.Text), nil
	})
	mcp.AddTool(s, &mcp.Tool{Name: "again"}, func(context.Context, *mcp.CallToolRequest, struct{}) (*mcp.CallToolResult, []string, error) {
		mu.Lock()
		defer mu.Unlock()
		return nil, find(memory["last"]), nil
	})
}

// Handler serves a server with these tools to all clients.
func Handler(find func(string) []string) http.Handler {
	s := mcp.NewServer(&mcp.Implementation{Name: "constantkey"}, nil) // want server
	AddTools(s, find)
	return mcp.NewStreamableHTTPHandler(func(*http.Request) *mcp.Server { return s }, nil)
}
