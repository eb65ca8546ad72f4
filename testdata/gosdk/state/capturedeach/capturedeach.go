// Package capturedeach has the same variable in a function that runs for each session.
package capturedeach

import (
	"context"
	"net/http"
	"os"
	"path/filepath"

	"github.com/modelcontextprotocol/go-sdk/mcp"
)

type path struct{ Path string }

func newShell() *mcp.Server {
	s := mcp.NewServer(&mcp.Implementation{Name: "shell"}, nil) // ok
	directory := "/"
	mcp.AddTool(s, &mcp.Tool{Name: "cd"}, func(_ context.Context, _ *mcp.CallToolRequest, in path) (*mcp.CallToolResult, any, error) {
		directory = in.Path // ok
		return nil, nil, nil
	})
	mcp.AddTool(s, &mcp.Tool{Name: "cat"}, func(_ context.Context, _ *mcp.CallToolRequest, in path) (*mcp.CallToolResult, string, error) {
		text, err := os.ReadFile(filepath.Join(directory, in.Path))
		return nil, string(text), err
	})
	return s
}

// Handler serves shells.
func Handler() http.Handler {
	return mcp.NewStreamableHTTPHandler(func(*http.Request) *mcp.Server { return newShell() }, nil)
}
