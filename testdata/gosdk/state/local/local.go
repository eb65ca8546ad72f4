// Package local fills an object of the call with what the call brought.
package local

import (
	"context"
	"net/http"
	"strings"

	"github.com/modelcontextprotocol/go-sdk/mcp"
)

type letter struct{ to, text string }

func (l *letter) address(to string) { l.to = to } // ok

func (l *letter) String() string { return "Dear " + l.to + ", " + strings.TrimSpace(l.text) }

// AddTools adds to s a tool that writes letters.
func AddTools(s *mcp.Server) {
	mcp.AddTool(s, &mcp.Tool{Name: "write"}, func(_ context.Context, _ *mcp.CallToolRequest, in struct{ To, Text string }) (*mcp.CallToolResult, string, error) {
		l := &letter{text: in.Text}
		l.address(in.To)
		return nil, l.String(), nil
	})
}

// Handler serves a server with these tools to all clients.
func Handler() http.Handler {
	s := mcp.NewServer(&mcp.Implementation{Name: "local"}, nil) // want server
	AddTools(s)
	return mcp.NewStreamableHTTPHandler(func(*http.Request) *mcp.Server { return s }, nil)
}
