// Package initialized adds a prompt with the client's name to the common server when a session begins.
package initialized

import (
	"context"
	"net/http"

	"github.com/modelcontextprotocol/go-sdk/mcp"
)

// Handler greets.
func Handler() http.Handler {
	var s *mcp.Server
	s = mcp.NewServer(&mcp.Implementation{Name: "greeter"}, &mcp.ServerOptions{ // want server
		InitializedHandler: func(_ context.Context, req *mcp.InitializedRequest) {
			name := req.Session.InitializeParams().ClientInfo.Name
			s.AddPrompt(&mcp.Prompt{Name: "hello", Description: "for " + name}, nil) // want mutation
		},
	})
	return mcp.NewStreamableHTTPHandler(func(*http.Request) *mcp.Server { return s }, nil)
}
