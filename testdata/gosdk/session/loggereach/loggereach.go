// Package loggereach makes the logger of a session inside the call that needs it.
package loggereach

import (
	"context"
	"log/slog"

	"github.com/modelcontextprotocol/go-sdk/mcp"
)

// AddTools adds the import tool to s.
func AddTools(s *mcp.Server) {
	mcp.AddTool(s, &mcp.Tool{Name: "import"}, func(_ context.Context, req *mcp.CallToolRequest, in struct{ Name string }) (*mcp.CallToolResult, any, error) {
		log := slog.New(mcp.NewLoggingHandler(req.Session, nil)) // ok
		load(log, in.Name)
		return nil, nil, nil
	})
}

func load(log *slog.Logger, name string) {
	log.Info("import", "name", name)
}
