// Package logger replaces the package's logger by one that writes to the client that initialized last.
package logger

import (
	"context"
	"log/slog"

	"github.com/modelcontextprotocol/go-sdk/mcp"
)

var log = slog.Default()

// Options returns the options of the server.
func Options() *mcp.ServerOptions {
	return &mcp.ServerOptions{
		InitializedHandler: func(_ context.Context, req *mcp.InitializedRequest) {
			log = slog.New(mcp.NewLoggingHandler(req.Session, nil)) // want session
		},
	}
}

// Import is called for each upload.
func Import(name string) {
	log.Info("import", "name", name)
}
