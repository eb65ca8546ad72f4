// Package defaultlogger makes the logger of one client the default of the program, which is a variable of another package.
package defaultlogger

import (
	"context"
	"log/slog"

	"github.com/modelcontextprotocol/go-sdk/mcp"
)

// AddTools adds the scan tool to s.
func AddTools(s *mcp.Server) {
	mcp.AddTool(s, &mcp.Tool{Name: "scan"}, func(_ context.Context, req *mcp.CallToolRequest, _ struct{}) (*mcp.CallToolResult, any, error) {
		slog.SetDefault(slog.New(mcp.NewLoggingHandler(req.Session, nil))) // want session
		slog.Info("scanning")
		return nil, nil, nil
	})
}
