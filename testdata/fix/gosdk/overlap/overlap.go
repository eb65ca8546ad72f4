// Package overlap has findings whose fixes edit the same code.
package overlap

import (
	"context"
	"net/http"

	"github.com/modelcontextprotocol/go-sdk/mcp"
)

// Both connects a server to a transport, and returns it from a factory: the
// transport comes first, and then the server has a fix of its own.
func Both(ctx context.Context, mux *http.ServeMux) error {
	server := mcp.NewServer(&mcp.Implementation{Name: "both"}, nil)
	server.AddPrompt(&mcp.Prompt{Name: "both"}, nil)
	t := &mcp.StreamableServerTransport{SessionID: "fixed"}
	if _, err := server.Connect(ctx, t, nil); err != nil {
		return err
	}
	mux.Handle("/mcp", t)
	mux.Handle("/sse", mcp.NewSSEHandler(func(*http.Request) *mcp.Server { return server }, nil))
	return nil
}

// Beside has a fix of its own.
func Beside() http.Handler {
	server := mcp.NewServer(&mcp.Implementation{Name: "beside"}, nil)
	return mcp.NewSSEHandler(func(*http.Request) *mcp.Server { return server }, nil)
}
