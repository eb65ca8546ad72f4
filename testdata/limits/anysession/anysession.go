// Package anysession looks up the folders of whoever is the first of all sessions, and takes them for the caller's.
package anysession

import (
	"context"
	"net/http"

	"github.com/modelcontextprotocol/go-sdk/mcp"
)

// Handler serves it.
func Handler() http.Handler {
	s := mcp.NewServer(&mcp.Implementation{Name: "folders"}, nil) // want server
	mcp.AddTool(s, &mcp.Tool{Name: "folders"}, func(ctx context.Context, _ *mcp.CallToolRequest, _ any) (*mcp.CallToolResult, any, error) {
		for session := range s.Sessions() {
			roots, err := session.ListRoots(ctx, nil) // limit: missed session
			return nil, roots, err
		}
		return nil, nil, nil
	})
	return mcp.NewStreamableHTTPHandler(func(*http.Request) *mcp.Server { return s }, nil)
}
