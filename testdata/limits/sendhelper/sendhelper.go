// Package sendhelper has a helper in another package send what one client said to all.
package sendhelper

import (
	"context"

	"example.com/limits/sendhelper/notify"
	"github.com/modelcontextprotocol/go-sdk/mcp"
)

// AddTools adds the note tool to s.
func AddTools(s *mcp.Server) {
	mcp.AddTool(s, &mcp.Tool{Name: "note"}, func(ctx context.Context, _ *mcp.CallToolRequest, in struct{ Text string }) (*mcp.CallToolResult, any, error) {
		notify.All(ctx, s, in.Text) // limit: missed broadcast
		return nil, nil, nil
	})
}
