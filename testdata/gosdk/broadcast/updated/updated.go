// Package updated reports a resource as updated, which goes to those who subscribed to it.
package updated

import (
	"context"
	"net/http"

	"github.com/modelcontextprotocol/go-sdk/mcp"
)

// Handler serves documents.
func Handler() http.Handler {
	s := mcp.NewServer(&mcp.Implementation{Name: "documents"}, nil) // want server
	mcp.AddTool(s, &mcp.Tool{Name: "touch"}, func(ctx context.Context, _ *mcp.CallToolRequest, in struct{ URI string }) (*mcp.CallToolResult, any, error) {
		return nil, nil, s.ResourceUpdated(ctx, &mcp.ResourceUpdatedNotificationParams{URI: in.URI}) // ok
	})
	return mcp.NewStreamableHTTPHandler(func(*http.Request) *mcp.Server { return s }, nil)
}
