// Package gin serves through gin.
package gin

import (
	"context"
	"net/http"

	"github.com/gin-gonic/gin"
	"github.com/modelcontextprotocol/go-sdk/mcp"
)

// Shared hands every client the transport of one session.
func Shared(e *gin.Engine, s *mcp.Server) {
	t := &mcp.StreamableServerTransport{SessionID: "one"} // want transport
	go s.Connect(context.Background(), t, nil)
	e.POST("/mcp", func(c *gin.Context) { t.ServeHTTP(c.Writer, c.Request) })
}

// Own builds a transport for each request.
func Own(e *gin.Engine, s *mcp.Server) {
	e.POST("/mcp", func(c *gin.Context) {
		t := &mcp.StreamableServerTransport{Stateless: true} // ok
		_, _ = s.Connect(c.Request.Context(), t, nil)
		t.ServeHTTP(c.Writer, c.Request)
	})
}

// Mounted gives the framework the transport itself.
func Mounted(e *gin.Engine, s *mcp.Server) {
	t := &mcp.StreamableServerTransport{SessionID: "one"} // want transport
	go s.Connect(context.Background(), t, nil)
	e.Any("/mcp", gin.WrapH(t))
}

// Handler gives the framework the handler that keeps a session for each client.
func Handler(e *gin.Engine) {
	h := mcp.NewStreamableHTTPHandler(func(*http.Request) *mcp.Server { // ok
		return mcp.NewServer(&mcp.Implementation{Name: "each"}, nil) // ok
	}, nil)
	e.Any("/mcp", gin.WrapH(h))
}

// Method gives the framework a method of the transport.
func Method(e *gin.Engine, s *mcp.Server) {
	t := &mcp.StreamableServerTransport{SessionID: "one"} // want transport
	go s.Connect(context.Background(), t, nil)
	e.Any("/mcp", gin.WrapF(t.ServeHTTP))
}

// First builds the server for whoever asks first, and keeps it.
func First(e *gin.Engine) {
	var server *mcp.Server
	e.POST("/mcp", func(c *gin.Context) {
		if server == nil {
			server = mcp.NewServer(&mcp.Implementation{Name: c.GetHeader("X-Tenant")}, nil) // want identity
		}
		_, _ = server.Connect(context.Background(), &mcp.StreamableServerTransport{Stateless: true}, nil)
	})
}

// Once builds the server at the first request, of which it tells nothing that says who asks.
func Once(e *gin.Engine) {
	var server *mcp.Server
	e.POST("/mcp", func(c *gin.Context) {
		if server == nil {
			server = mcp.NewServer(&mcp.Implementation{Name: c.GetHeader("Accept-Language")}, nil) // want server
		}
		_, _ = server.Connect(context.Background(), &mcp.StreamableServerTransport{Stateless: true}, nil)
	})
}

// Left leaves the transport in each request, under a name.
func Left(e *gin.Engine, s *mcp.Server) {
	t := &mcp.StreamableServerTransport{SessionID: "one"} // want transport
	go s.Connect(context.Background(), t, nil)
	e.Use(func(c *gin.Context) { c.Set("transport", t) })
	e.POST("/mcp", func(c *gin.Context) {
		c.MustGet("transport").(*mcp.StreamableServerTransport).ServeHTTP(c.Writer, c.Request)
	})
}

// LeftOwn leaves a transport of its own in each request.
func LeftOwn(e *gin.Engine, s *mcp.Server) {
	e.Use(func(c *gin.Context) {
		t := &mcp.StreamableServerTransport{Stateless: true} // ok
		_, _ = s.Connect(c.Request.Context(), t, nil)
		c.Set("own", t)
	})
	e.POST("/own", func(c *gin.Context) {
		c.MustGet("own").(*mcp.StreamableServerTransport).ServeHTTP(c.Writer, c.Request)
	})
}
