// Package claimant has a session kept by another package, which refuses others as long as it does.
package claimant

import (
	"context"
	"errors"
	"net/http"

	"github.com/modelcontextprotocol/go-sdk/mcp"

	"example.com/gosdk/session/claim"
)

// AddTools adds a tool to s.
func AddTools(s *mcp.Server) {
	mcp.AddTool(s, &mcp.Tool{Name: "tell"}, func(ctx context.Context, req *mcp.CallToolRequest, _ struct{}) (*mcp.CallToolResult, any, error) {
		if !claim.Claim(req.Session) { // ok: one client at a time
			return nil, nil, errors.New("busy")
		}
		return nil, nil, claim.Tell(ctx, "told")
	})
}

// Handler serves a server with these tools to all clients.
func Handler() http.Handler {
	s := mcp.NewServer(&mcp.Implementation{Name: "claimant"}, nil) // want server
	AddTools(s)
	return mcp.NewStreamableHTTPHandler(func(*http.Request) *mcp.Server { return s }, nil)
}
