// Package replacedlist differs from lists in that a list, and a map, of one call takes the place of what was there.
package replacedlist

import (
	"context"
	"net/http"
	"sync"

	"github.com/modelcontextprotocol/go-sdk/mcp"
)

type choice struct {
	Names  []string          `json:"names"`
	Labels map[string]string `json:"labels"`
}

type filter struct {
	mu     sync.Mutex
	names  []string
	labels map[string]string
}

func (f *filter) set(_ context.Context, _ *mcp.CallToolRequest, in choice) (*mcp.CallToolResult, any, error) {
	f.mu.Lock()
	defer f.mu.Unlock()
	f.names = in.Names   // want state
	f.labels = in.Labels // want state
	return nil, nil, nil
}

func (f *filter) show(context.Context, *mcp.CallToolRequest, any) (*mcp.CallToolResult, choice, error) {
	f.mu.Lock()
	defer f.mu.Unlock()
	return nil, choice{f.names, f.labels}, nil
}

// AddTools adds a filter to s.
func AddTools(s *mcp.Server) {
	f := new(filter)
	mcp.AddTool(s, &mcp.Tool{Name: "set"}, f.set)
	mcp.AddTool(s, &mcp.Tool{Name: "show"}, f.show)
}

// Handler serves a server with these tools to all clients.
func Handler() http.Handler {
	s := mcp.NewServer(&mcp.Implementation{Name: "replacedlist"}, nil) // want server
	AddTools(s)
	return mcp.NewStreamableHTTPHandler(func(*http.Request) *mcp.Server { return s }, nil)
}
