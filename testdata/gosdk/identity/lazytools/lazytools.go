// Package lazytools has tools that build their client when they first need it. That may be once for each session: whoever
// makes the tools decides.
package lazytools

import (
	"context"
	"net/http"

	"github.com/modelcontextprotocol/go-sdk/mcp"
)

type issues struct{ token string }

// Tools are the tools.
type Tools struct{ issues *issues }

// New returns tools.
func New() *Tools { return new(Tools) }

// Register adds the tools to s.
func (t *Tools) Register(s *mcp.Server) {
	mcp.AddTool(s, &mcp.Tool{Name: "list"}, t.list)
}

func (t *Tools) list(_ context.Context, req *mcp.CallToolRequest, _ struct{}) (*mcp.CallToolResult, string, error) {
	return nil, t.client(req.Extra.Header).token, nil
}

func (t *Tools) client(h http.Header) *issues {
	if t.issues == nil {
		t.issues = &issues{token: h.Get("Authorization")} // ok
	}
	return t.issues
}
