// Package echov5 serves through echo v5.
package echov5

import (
	"context"
	"net/http"

	"github.com/labstack/echo/v5"
	"github.com/modelcontextprotocol/go-sdk/mcp"
)

// Shared hands every client the transport of one session.
func Shared(e *echo.Echo, s *mcp.Server) {
	t := &mcp.StreamableServerTransport{SessionID: "one"} // want transport
	go s.Connect(context.Background(), t, nil)
	e.POST("/mcp", func(c *echo.Context) error {
		t.ServeHTTP(c.Response(), c.Request())
		return nil
	})
}

// Own builds a transport for each request.
func Own(e *echo.Echo, s *mcp.Server) {
	e.POST("/mcp", func(c *echo.Context) error {
		t := &mcp.StreamableServerTransport{Stateless: true} // ok
		_, _ = s.Connect(c.Request().Context(), t, nil)
		t.ServeHTTP(c.Response(), c.Request())
		return nil
	})
}

// Mounted gives the framework the transport itself.
func Mounted(e *echo.Echo, s *mcp.Server) {
	t := &mcp.StreamableServerTransport{SessionID: "one"} // want transport
	go s.Connect(context.Background(), t, nil)
	e.Any("/mcp", echo.WrapHandler(t))
}

// Handler gives the framework the handler that keeps a session for each client.
func Handler(e *echo.Echo) {
	h := mcp.NewStreamableHTTPHandler(func(*http.Request) *mcp.Server { // ok
		return mcp.NewServer(&mcp.Implementation{Name: "each"}, nil) // ok
	}, nil)
	e.Any("/mcp", echo.WrapHandler(h))
}

// First builds the server for whoever asks first, and keeps it.
func First(e *echo.Echo) {
	var server *mcp.Server
	e.POST("/:tenant/:page", func(c *echo.Context) error {
		if server == nil {
			server = mcp.NewServer(&mcp.Implementation{Name: c.Param("tenant")}, nil) // want identity
		}
		_, err := server.Connect(context.Background(), &mcp.StreamableServerTransport{Stateless: true}, nil)
		return err
	})
}

// Once builds the server at the first request, of which it tells nothing that says who asks.
func Once(e *echo.Echo) {
	var server *mcp.Server
	e.POST("/:tenant/:page", func(c *echo.Context) error {
		if server == nil {
			server = mcp.NewServer(&mcp.Implementation{Name: c.Param("page")}, nil) // want server
		}
		_, err := server.Connect(context.Background(), &mcp.StreamableServerTransport{Stateless: true}, nil)
		return err
	})
}
