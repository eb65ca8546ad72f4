// Package cycle has two constructors that call each other, and a server that goes around once.
package cycle

import (
	"net/http"

	"github.com/modelcontextprotocol/go-sdk/mcp"
)

func even(n int, s *mcp.Server) *mcp.Server {
	if n == 0 {
		return s
	}
	s.AddPrompt(&mcp.Prompt{Name: "even"}, nil)
	return odd(n-1, s)
}

func odd(n int, s *mcp.Server) *mcp.Server {
	if n == 0 {
		return s
	}
	s.AddPrompt(&mcp.Prompt{Name: "odd"}, nil)
	return even(n-1, s)
}

// Handler serves the result.
func Handler(n int) http.Handler {
	s := even(n, mcp.NewServer(&mcp.Implementation{Name: "cycle"}, nil)) // want server
	return mcp.NewStreamableHTTPHandler(func(*http.Request) *mcp.Server { return s }, nil)
}
