// Package addedtwice adds tools through one function, beside MCP: one that is the same for everybody, and one of whoever asked.
package addedtwice

import (
	"context"
	"net/http"

	"github.com/modelcontextprotocol/go-sdk/mcp"
)

func offer(s *mcp.Server, name, owner string) {
	mcp.AddTool(s, &mcp.Tool{Name: name}, func(context.Context, *mcp.CallToolRequest, any) (*mcp.CallToolResult, any, error) { // want mutation "with the credentials of the request closed over"
		return nil, owner, nil
	})
}

func offerAll(s *mcp.Server, name, owner string) {
	mcp.AddTool(s, &mcp.Tool{Name: name}, func(context.Context, *mcp.CallToolRequest, any) (*mcp.CallToolResult, any, error) { // ok
		return nil, owner, nil
	})
}

// Mux serves both.
func Mux() *http.ServeMux {
	s := mcp.NewServer(&mcp.Implementation{Name: "shelf"}, nil) // want server
	mux := http.NewServeMux()
	mux.Handle("/mcp", mcp.NewStreamableHTTPHandler(func(*http.Request) *mcp.Server { return s }, nil))
	mux.HandleFunc("PUT /shelf", func(_ http.ResponseWriter, r *http.Request) {
		offerAll(s, "list", "")
		offerAll(s, "count", "")
		offer(s, "help", "")
		user, _, _ := r.BasicAuth()
		offer(s, "mine", user)
	})
	return mux
}
