// Package wireapp is put together by what wire generates.
package wireapp

import (
	"net/http"

	"github.com/modelcontextprotocol/go-sdk/mcp"
)

// An App serves.
type App struct{ handler http.Handler }

func newServer() *mcp.Server {
	return mcp.NewServer(&mcp.Implementation{Name: "wire"}, nil) // want server
}

func newHandler(s *mcp.Server) http.Handler {
	return mcp.NewStreamableHTTPHandler(func(*http.Request) *mcp.Server { return s }, nil)
}

func newApp(h http.Handler) *App { return &App{h} }

// Run serves.
func Run() error { return http.ListenAndServe(":8080", initialize().handler) }
