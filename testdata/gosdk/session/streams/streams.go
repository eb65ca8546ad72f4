// Package streams is no program, but serves one client all the same: it connects its server to the standard streams itself, and lets nobody have it.
package streams

import (
	"context"

	"github.com/modelcontextprotocol/go-sdk/mcp"
)

// An App has one client.
type App struct {
	server  *mcp.Server
	session *mcp.ServerSession
	project string
}

// New returns an App.
func New(project string) *App { return &App{project: project} }

type in struct {
	Project string `json:"project"`
}

func (a *App) open(ctx context.Context, req *mcp.CallToolRequest, in in) (*mcp.CallToolResult, any, error) {
	a.session = req.Session                                                // ok
	a.project = in.Project                                                 // ok
	mcp.AddTool(a.server, &mcp.Tool{Name: "build-" + in.Project}, a.which) // ok
	for s := range a.server.Sessions() {
		s.Log(ctx, &mcp.LoggingMessageParams{Level: "info", Data: in.Project}) // ok
	}
	return nil, nil, nil
}

func (a *App) which(ctx context.Context, _ *mcp.CallToolRequest, _ any) (*mcp.CallToolResult, any, error) {
	a.session.Log(ctx, &mcp.LoggingMessageParams{Level: "info", Data: a.project})
	return nil, nil, nil
}

// Run serves.
func (a *App) Run(ctx context.Context) error {
	a.server = mcp.NewServer(&mcp.Implementation{Name: "app"}, nil)
	mcp.AddTool(a.server, &mcp.Tool{Name: "open"}, a.open)
	return a.server.Run(ctx, &mcp.StdioTransport{})
}
