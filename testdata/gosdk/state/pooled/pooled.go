// Package pooled has objects that a channel or a list holds: a call takes one, and it is its own as long as it has it.
package pooled

import (
	"context"
	"net/http"

	"github.com/modelcontextprotocol/go-sdk/mcp"
)

type page struct {
	Title string `json:"title"`
}

type scratch struct{ title string }

func (s *scratch) text() string { return "# " + s.title }

type renderer struct{ free chan *scratch }

func (r *renderer) render(_ context.Context, _ *mcp.CallToolRequest, in page) (*mcp.CallToolResult, string, error) {
	s := <-r.free
	defer func() { r.free <- s }()
	s.title = in.Title // ok
	return nil, s.text(), nil
}

// AddTools adds a renderer to s.
func AddTools(s *mcp.Server) {
	r := &renderer{free: make(chan *scratch, 4)}
	for range cap(r.free) {
		r.free <- new(scratch)
	}
	mcp.AddTool(s, &mcp.Tool{Name: "render"}, r.render)
}

// Handler serves a server with these tools to all clients.
func Handler() http.Handler {
	s := mcp.NewServer(&mcp.Implementation{Name: "pooled"}, nil) // want server
	AddTools(s)
	return mcp.NewStreamableHTTPHandler(func(*http.Request) *mcp.Server { return s }, nil)
}
