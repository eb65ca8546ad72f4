// Package shapes has a server in each shape, with a version of the SDK that asks
// for it once for a session.
package shapes

import (
	"context"
	"net/http"

	"github.com/modelcontextprotocol/go-sdk/mcp"
)

func newServer(name string) *mcp.Server {
	return mcp.NewServer(&mcp.Implementation{Name: name}, nil)
}

// Local configures it.
func Local() http.Handler {
	server := newServer("local")
	server.AddPrompt(&mcp.Prompt{Name: "local"}, nil)
	return mcp.NewStreamableHTTPHandler(func(*http.Request) *mcp.Server { return server }, nil)
}

// Call does not.
func Call() http.Handler {
	server := newServer("call")
	return mcp.NewStreamableHTTPHandler(func(*http.Request) *mcp.Server { return server }, nil)
}

// Parameter passes it on.
func Parameter() http.Handler { return handler(newServer("parameter")) }

func handler(server *mcp.Server) http.Handler {
	return mcp.NewStreamableHTTPHandler(func(*http.Request) *mcp.Server { return server }, nil)
}

type app struct{ server *mcp.Server }

// Field keeps it.
func Field() http.Handler {
	a := &app{server: newServer("field")}
	return mcp.NewStreamableHTTPHandler(func(*http.Request) *mcp.Server { return a.server }, nil)
}

var server = newServer("variable")

func init() { server.AddPrompt(&mcp.Prompt{Name: "variable"}, nil) }

// Variable serves that of the package.
func Variable() http.Handler {
	return mcp.NewStreamableHTTPHandler(func(*http.Request) *mcp.Server { return server }, nil)
}

// Transport serves every client by one transport.
func Transport(ctx context.Context, s *mcp.Server) http.Handler {
	t := &mcp.StreamableServerTransport{SessionID: "fixed"}
	go s.Run(ctx, t)
	return http.StripPrefix("/x", t)
}
