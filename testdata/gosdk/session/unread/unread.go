// Package unread keeps the last session and never reads it again.
package unread

import (
	"context"
	"net/http"

	"github.com/modelcontextprotocol/go-sdk/mcp"
)

type stats struct {
	calls int
	last  *mcp.ServerSession
}

// AddTools adds to s a tool that counts.
func AddTools(s *mcp.Server) {
	st := &stats{}
	mcp.AddTool(s, &mcp.Tool{Name: "count"}, func(_ context.Context, req *mcp.CallToolRequest, _ struct{}) (*mcp.CallToolResult, int, error) {
		st.calls++
		st.last = req.Session // ok: nothing reads it
		return nil, st.calls, nil
	})
}

// Handler serves a server with these tools to all clients.
func Handler() http.Handler {
	s := mcp.NewServer(&mcp.Implementation{Name: "unread"}, nil) // want server
	AddTools(s)
	return mcp.NewStreamableHTTPHandler(func(*http.Request) *mcp.Server { return s }, nil)
}
