// Package captured keeps the working directory of whoever changed it in a captured variable.
package captured

import (
	"context"
	"net/http"
	"os"
	"path/filepath"

	"github.com/modelcontextprotocol/go-sdk/mcp"
)

type path struct{ Path string }

// AddTools adds a shell of two commands to s.
func AddTools(s *mcp.Server) {
	directory := "/"
	mcp.AddTool(s, &mcp.Tool{Name: "cd"}, func(_ context.Context, _ *mcp.CallToolRequest, in path) (*mcp.CallToolResult, any, error) {
		directory = in.Path // want state
		return nil, nil, nil
	})
	mcp.AddTool(s, &mcp.Tool{Name: "cat"}, func(_ context.Context, _ *mcp.CallToolRequest, in path) (*mcp.CallToolResult, string, error) {
		text, err := os.ReadFile(filepath.Join(directory, in.Path))
		return nil, string(text), err
	})
}

// Handler serves a server with these tools to all clients.
func Handler() http.Handler {
	s := mcp.NewServer(&mcp.Implementation{Name: "captured"}, nil) // want server
	AddTools(s)
	return mcp.NewStreamableHTTPHandler(func(*http.Request) *mcp.Server { return s }, nil)
}
