package windows

import (
	"context"
	"net/http"

	"github.com/modelcontextprotocol/go-sdk/mcp"
)

// Handler serves it.
func Handler() http.Handler {
	s := mcp.NewServer(&mcp.Implementation{Name: "windows"}, nil)
	return mcp.NewSSEHandler(func(*http.Request) *mcp.Server { return s }, nil)
}

func handler(s *mcp.Server) http.Handler {
	return mcp.NewSSEHandler(func(*http.Request) *mcp.Server { return s }, nil)
}

// Parameter passes it on.
func Parameter() http.Handler {
	s := mcp.NewServer(&mcp.Implementation{Name: "parameter"}, nil)
	return handler(s)
}

type app struct{ server *mcp.Server }

// Field keeps it.
func Field() http.Handler {
	a := &app{server: mcp.NewServer(&mcp.Implementation{Name: "field"}, nil)}
	return mcp.NewSSEHandler(func(*http.Request) *mcp.Server { return a.server }, nil)
}

var server = mcp.NewServer(&mcp.Implementation{Name: "variable"}, nil)

func init() { server.AddPrompt(&mcp.Prompt{Name: "variable"}, nil) }

// Variable serves that of the package.
func Variable() http.Handler {
	return mcp.NewSSEHandler(func(*http.Request) *mcp.Server { return server }, nil)
}

// Transport serves every client by one transport.
func Transport(ctx context.Context, s *mcp.Server) http.Handler {
	t := &mcp.StreamableServerTransport{}
	go s.Run(ctx, t)
	return http.StripPrefix("/x", t)
}
