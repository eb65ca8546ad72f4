// Package sessionidconstant gives the same id to all sessions.
package sessionidconstant

import (
	"net/http"

	"github.com/mark3labs/mcp-go/server"

	"example.com/isolation/mcpgo/tools"
)

type ids struct{}

func (ids) Generate() string { return "session" }

func (ids) Validate(string) (bool, error) { return false, nil }

func (ids) Terminate(string) (bool, error) { return false, nil }

// Handler serves tools.
func Handler() http.Handler {
	s := tools.New()
	tools.AddFence(s)
	return server.NewStreamableHTTPServer(s, server.WithSessionIdManager(ids{}))
}
