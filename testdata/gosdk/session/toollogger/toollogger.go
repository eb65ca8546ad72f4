// Package toollogger replaces the package's logger in a call, and writes with it below the call: in between another call may have replaced it.
package toollogger

import (
	"context"
	"log/slog"

	"github.com/modelcontextprotocol/go-sdk/mcp"
)

var logger = slog.Default()

// AddTools adds the scan tool to s.
func AddTools(s *mcp.Server) {
	mcp.AddTool(s, &mcp.Tool{Name: "scan"}, scan)
}

func scan(_ context.Context, req *mcp.CallToolRequest, in struct{ Path string }) (*mcp.CallToolResult, any, error) {
	logger = slog.New(mcp.NewLoggingHandler(req.Session, nil)) // want session
	walk(in.Path)
	return nil, nil, nil
}

func walk(path string) {
	logger.Info("scanning", "path", path)
}
