// Package iris serves through iris.
package iris

import (
	"context"
	"net/http"

	"github.com/kataras/iris/v12"
	"github.com/modelcontextprotocol/go-sdk/mcp"
)

// Shared hands every client the transport of one session.
func Shared(app *iris.Application, s *mcp.Server) {
	t := &mcp.StreamableServerTransport{SessionID: "one"} // want transport
	go s.Connect(context.Background(), t, nil)
	app.Post("/mcp", func(c iris.Context) { t.ServeHTTP(c.ResponseWriter(), c.Request()) })
}

// Own builds a transport for each request.
func Own(app *iris.Application, s *mcp.Server) {
	app.Post("/mcp", func(c iris.Context) {
		t := &mcp.StreamableServerTransport{Stateless: true} // ok
		_, _ = s.Connect(c.Request().Context(), t, nil)
		t.ServeHTTP(c.ResponseWriter(), c.Request())
	})
}

// Mounted gives the framework the transport itself.
func Mounted(app *iris.Application, s *mcp.Server) {
	t := &mcp.StreamableServerTransport{SessionID: "one"} // want transport
	go s.Connect(context.Background(), t, nil)
	app.Any("/mcp", iris.FromStd(t))
}

// Handler gives the framework the handler that keeps a session for each client.
func Handler(app *iris.Application) {
	h := mcp.NewStreamableHTTPHandler(func(*http.Request) *mcp.Server { // ok
		return mcp.NewServer(&mcp.Implementation{Name: "each"}, nil) // ok
	}, nil)
	app.Any("/mcp", iris.FromStd(h))
}

// First builds the server for whoever asks first, and keeps it.
func First(app *iris.Application) {
	var server *mcp.Server
	app.Post("/mcp", func(c iris.Context) {
		if server == nil {
			server = mcp.NewServer(&mcp.Implementation{Name: c.GetHeader("X-Tenant")}, nil) // want identity
		}
		_, _ = server.Connect(context.Background(), &mcp.StreamableServerTransport{Stateless: true}, nil)
	})
}

// Once builds the server at the first request, of which it tells nothing that says who asks.
func Once(app *iris.Application) {
	var server *mcp.Server
	app.Post("/mcp", func(c iris.Context) {
		if server == nil {
			server = mcp.NewServer(&mcp.Implementation{Name: c.GetHeader("Accept-Language")}, nil) // want server
		}
		_, _ = server.Connect(context.Background(), &mcp.StreamableServerTransport{Stateless: true}, nil)
	})
}
