// Package whole keeps the whole input of the last call, a field of which the next call reads.
package whole

import (
	"context"
	"net/http"

	"github.com/modelcontextprotocol/go-sdk/mcp"
)

type order struct{ Customer, Article string }

type shop struct{ last order }

func (s *shop) order(_ context.Context, _ *mcp.CallToolRequest, in order) (*mcp.CallToolResult, any, error) {
	s.last = in // want state
	return nil, nil, nil
}

func (s *shop) repeat(_ context.Context, _ *mcp.CallToolRequest, _ struct{}) (*mcp.CallToolResult, string, error) {
	return nil, s.last.Customer + " orders " + s.last.Article, nil
}

// AddTools adds a shop to s.
func AddTools(s *mcp.Server) {
	sh := &shop{}
	mcp.AddTool(s, &mcp.Tool{Name: "order"}, sh.order)
	mcp.AddTool(s, &mcp.Tool{Name: "repeat"}, sh.repeat)
}

// Handler serves a server with these tools to all clients.
func Handler() http.Handler {
	s := mcp.NewServer(&mcp.Implementation{Name: "whole"}, nil) // want server
	AddTools(s)
	return mcp.NewStreamableHTTPHandler(func(*http.Request) *mcp.Server { return s }, nil)
}
