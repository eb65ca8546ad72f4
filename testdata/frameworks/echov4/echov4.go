// Package echov4 serves through echo v4.
package echov4

import (
	"context"
	"net/http"

	"github.com/labstack/echo/v4"
	"github.com/modelcontextprotocol/go-sdk/mcp"
)

// Shared hands every client the transport of one session.
func Shared(e *echo.Echo, s *mcp.Server) {
	t := &mcp.StreamableServerTransport{SessionID: "one"} // want transport
	go s.Connect(context.Background(), t, nil)
	e.POST("/mcp", func(c echo.Context) error {
		t.ServeHTTP(c.Response(), c.Request())
		return nil
	})
}

// Own builds a transport for each request.
func Own(e *echo.Echo, s *mcp.Server) {
	e.POST("/mcp", func(c echo.Context) error {
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
	e.POST("/:tenant/:page", func(c echo.Context) error {
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
	e.POST("/:tenant/:page", func(c echo.Context) error {
		if server == nil {
			server = mcp.NewServer(&mcp.Implementation{Name: c.Param("page")}, nil) // want server
		}
		_, err := server.Connect(context.Background(), &mcp.StreamableServerTransport{Stateless: true}, nil)
		return err
	})
}

type withTransport struct {
	echo.Context
	transport *mcp.StreamableServerTransport
}

// Wrapped gives handlers a context of the program's own type.
func Wrapped(e *echo.Echo, s *mcp.Server) {
	t := &mcp.StreamableServerTransport{SessionID: "one"} // want transport
	go s.Connect(context.Background(), t, nil)
	e.Use(func(next echo.HandlerFunc) echo.HandlerFunc {
		return func(c echo.Context) error { return next(&withTransport{c, t}) }
	})
	e.POST("/mcp", func(c echo.Context) error {
		c.(*withTransport).transport.ServeHTTP(c.Response(), c.Request())
		return nil
	})
}

type withOwn struct {
	echo.Context
	transport *mcp.StreamableServerTransport
}

// WrappedOwn has a transport of its own in each context.
func WrappedOwn(e *echo.Echo, s *mcp.Server) {
	e.Use(func(next echo.HandlerFunc) echo.HandlerFunc {
		return func(c echo.Context) error {
			t := &mcp.StreamableServerTransport{Stateless: true} // ok
			_, _ = s.Connect(c.Request().Context(), t, nil)
			return next(&withOwn{c, t})
		}
	})
	e.POST("/own", func(c echo.Context) error {
		c.(*withOwn).transport.ServeHTTP(c.Response(), c.Request())
		return nil
	})
}
