// Package cache remembers answers under the questions.
package cache

import (
	"context"
	"net/http"
	"sync"

	"github.com/modelcontextprotocol/go-sdk/mcp"
)

// AddTools adds to s a tool that remembers what ask said.
func AddTools(s *mcp.Server, ask func(string) string) {
	var mu sync.Mutex
	known := map[string]string{}
	mcp.AddTool(s, &mcp.Tool{Name: "ask"}, func(_ context.Context, _ *mcp.CallToolRequest, in struct{ Question string }) (*mcp.CallToolResult, string, error) {
		mu.Lock()
		defer mu.Unlock()
		answer, ok := known[in.Question]
		if !ok {
			answer = ask(in.Question)
			known[in.Question] = answer // ok
		}
		return nil, answer, nil
	})
}

// Handler serves a server with these tools to all clients.
func Handler(ask func(string) string) http.Handler {
	s := mcp.NewServer(&mcp.Implementation{Name: "cache"}, nil) // want server
	AddTools(s, ask)
	return mcp.NewStreamableHTTPHandler(func(*http.Request) *mcp.Server { return s }, nil)
}
