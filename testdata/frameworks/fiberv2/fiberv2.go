// Package fiberv2 serves through fiber v2.
package fiberv2

import (
	"context"
	"net/http"

	"github.com/gofiber/fiber/v2"
	"github.com/gofiber/fiber/v2/middleware/adaptor"
	"github.com/modelcontextprotocol/go-sdk/mcp"
)

// Shared hands every client the transport of one session.
func Shared(app *fiber.App, s *mcp.Server) {
	t := &mcp.StreamableServerTransport{SessionID: "one"} // want transport
	go s.Connect(context.Background(), t, nil)
	app.Post("/mcp", func(c *fiber.Ctx) error {
		_, err := s.Connect(context.Background(), t, nil)
		return err
	})
}

// Own builds a transport for each request.
func Own(app *fiber.App, s *mcp.Server) {
	app.Post("/mcp", func(c *fiber.Ctx) error {
		t := &mcp.StreamableServerTransport{Stateless: true} // ok
		if _, err := s.Connect(context.Background(), t, nil); err != nil {
			return err
		}
		return adaptor.HTTPHandler(t)(c)
	})
}

// Mounted gives the framework the transport itself.
func Mounted(app *fiber.App, s *mcp.Server) {
	t := &mcp.StreamableServerTransport{SessionID: "one"} // want transport
	go s.Connect(context.Background(), t, nil)
	app.All("/mcp", adaptor.HTTPHandler(t))
}

// Handler gives the framework the handler that keeps a session for each client.
func Handler(app *fiber.App) {
	h := mcp.NewStreamableHTTPHandler(func(*http.Request) *mcp.Server { // ok
		return mcp.NewServer(&mcp.Implementation{Name: "each"}, nil) // ok
	}, nil)
	app.All("/mcp", adaptor.HTTPHandler(h))
}

// First builds the server for whoever asks first, and keeps it.
func First(app *fiber.App) {
	var server *mcp.Server
	app.Post("/mcp", func(c *fiber.Ctx) error {
		if server == nil {
			server = mcp.NewServer(&mcp.Implementation{Name: c.Get("X-Tenant")}, nil) // want identity
		}
		_, err := server.Connect(context.Background(), &mcp.StreamableServerTransport{Stateless: true}, nil)
		return err
	})
}

// Once builds the server at the first request, of which it tells nothing that says who asks.
func Once(app *fiber.App) {
	var server *mcp.Server
	app.Post("/mcp", func(c *fiber.Ctx) error {
		if server == nil {
			server = mcp.NewServer(&mcp.Implementation{Name: c.Get("Accept-Language")}, nil) // want server
		}
		_, err := server.Connect(context.Background(), &mcp.StreamableServerTransport{Stateless: true}, nil)
		return err
	})
}
