// Package turn has fields that one call fills and reads while a lock keeps all others out; without the lock, others come in between.
package turn

import (
	"context"
	"net/http"
	"strings"
	"sync"

	"github.com/modelcontextprotocol/go-sdk/mcp"
)

type page struct {
	Title string   `json:"title"`
	Lines []string `json:"lines"`
}

type renderer struct {
	mu    sync.Mutex
	title string
	lines []string
}

func (r *renderer) text() string { return r.title + "\n" + strings.Join(r.lines, "\n") }

func (r *renderer) render(_ context.Context, _ *mcp.CallToolRequest, in page) (*mcp.CallToolResult, string, error) {
	r.mu.Lock()
	defer r.mu.Unlock()
	r.title = in.Title // ok
	r.lines = in.Lines // ok
	return nil, r.text(), nil
}

type unlocked struct{ title string }

func (r *unlocked) text() string { return "# " + r.title }

func (r *unlocked) render(_ context.Context, _ *mcp.CallToolRequest, in page) (*mcp.CallToolResult, string, error) {
	r.title = in.Title // want state
	return nil, r.text(), nil
}

// AddTools adds two renderers to s.
func AddTools(s *mcp.Server) {
	mcp.AddTool(s, &mcp.Tool{Name: "locked"}, new(renderer).render)
	mcp.AddTool(s, &mcp.Tool{Name: "unlocked"}, new(unlocked).render)
}

// Handler serves a server with these tools to all clients.
func Handler() http.Handler {
	s := mcp.NewServer(&mcp.Implementation{Name: "turn"}, nil) // want server
	AddTools(s)
	return mcp.NewStreamableHTTPHandler(func(*http.Request) *mcp.Server { return s }, nil)
}
