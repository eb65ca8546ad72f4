// Package hertz serves through hertz.
package hertz

import (
	"context"
	"net/http"

	"github.com/cloudwego/hertz/pkg/app"
	"github.com/cloudwego/hertz/pkg/app/server"
	"github.com/cloudwego/hertz/pkg/common/adaptor"
	"github.com/modelcontextprotocol/go-sdk/mcp"
)

// Shared hands every client the transport of one session.
func Shared(srv *server.Hertz, s *mcp.Server) {
	t := &mcp.StreamableServerTransport{SessionID: "one"} // want transport
	go s.Connect(context.Background(), t, nil)
	srv.POST("/mcp", func(ctx context.Context, c *app.RequestContext) {
		if _, err := s.Connect(ctx, t, nil); err != nil {
			c.AbortWithStatus(500)
		}
	})
}

// Own builds a transport for each request.
func Own(srv *server.Hertz, s *mcp.Server) {
	srv.POST("/mcp", func(ctx context.Context, c *app.RequestContext) {
		t := &mcp.StreamableServerTransport{Stateless: true} // ok
		if _, err := s.Connect(ctx, t, nil); err != nil {
			c.AbortWithStatus(500)
			return
		}
		adaptor.HertzHandler(t)(ctx, c)
	})
}

// Mounted gives the framework the transport itself.
func Mounted(srv *server.Hertz, s *mcp.Server) {
	t := &mcp.StreamableServerTransport{SessionID: "one"} // want transport
	go s.Connect(context.Background(), t, nil)
	srv.Any("/mcp", adaptor.HertzHandler(t))
}

// Handler gives the framework the handler that keeps a session for each client.
func Handler(srv *server.Hertz) {
	h := mcp.NewStreamableHTTPHandler(func(*http.Request) *mcp.Server { // ok
		return mcp.NewServer(&mcp.Implementation{Name: "each"}, nil) // ok
	}, nil)
	srv.Any("/mcp", adaptor.HertzHandler(h))
}

// First builds the server for whoever asks first, and keeps it.
func First(srv *server.Hertz) {
	var kept *mcp.Server
	srv.POST("/mcp", func(_ context.Context, c *app.RequestContext) {
		if kept == nil {
			kept = mcp.NewServer(&mcp.Implementation{Name: string(c.GetHeader("X-Tenant"))}, nil) // want identity
		}
		_, _ = kept.Connect(context.Background(), &mcp.StreamableServerTransport{Stateless: true}, nil)
	})
}

// Once builds the server at the first request, of which it tells nothing that says who asks.
func Once(srv *server.Hertz) {
	var kept *mcp.Server
	srv.POST("/mcp", func(_ context.Context, c *app.RequestContext) {
		if kept == nil {
			kept = mcp.NewServer(&mcp.Implementation{Name: string(c.GetHeader("Accept-Language"))}, nil) // want server
		}
		_, _ = kept.Connect(context.Background(), &mcp.StreamableServerTransport{Stateless: true}, nil)
	})
}
