// Package streamsorhttp differs from streams in that it serves over HTTP as well.
package streamsorhttp

import (
	"context"
	"net/http"

	"github.com/modelcontextprotocol/go-sdk/mcp"
)

// An App has clients.
type App struct {
	server  *mcp.Server
	session *mcp.ServerSession
}

// New returns an App.
func New() *App {
	a := new(App)
	a.server = mcp.NewServer(&mcp.Implementation{Name: "app"}, nil) // want server
	mcp.AddTool(a.server, &mcp.Tool{Name: "open"}, a.open)
	mcp.AddTool(a.server, &mcp.Tool{Name: "which"}, a.which)
	return a
}

func (a *App) open(_ context.Context, req *mcp.CallToolRequest, _ any) (*mcp.CallToolResult, any, error) {
	a.session = req.Session // want session
	return nil, nil, nil
}

func (a *App) which(ctx context.Context, _ *mcp.CallToolRequest, _ any) (*mcp.CallToolResult, any, error) {
	a.session.Log(ctx, &mcp.LoggingMessageParams{Level: "info", Data: "this one"})
	return nil, nil, nil
}

// Run serves over standard streams.
func (a *App) Run(ctx context.Context) error { return a.server.Run(ctx, &mcp.StdioTransport{}) }

// Handler serves over HTTP.
func (a *App) Handler() http.Handler {
	return mcp.NewStreamableHTTPHandler(func(*http.Request) *mcp.Server { return a.server }, nil)
}
