// Package goframe serves through goframe.
package goframe

import (
	"context"
	"net/http"

	"github.com/gogf/gf/v2/net/ghttp"
	"github.com/modelcontextprotocol/go-sdk/mcp"
)

// Shared hands every client the transport of one session.
func Shared(srv *ghttp.Server, s *mcp.Server) {
	t := &mcp.StreamableServerTransport{SessionID: "one"} // want transport
	go s.Connect(context.Background(), t, nil)
	srv.BindHandler("POST:/mcp", func(r *ghttp.Request) { t.ServeHTTP(r.Response.Writer, r.Request) })
}

// Own builds a transport for each request.
func Own(srv *ghttp.Server, s *mcp.Server) {
	srv.BindHandler("POST:/mcp", func(r *ghttp.Request) {
		t := &mcp.StreamableServerTransport{Stateless: true} // ok
		_, _ = s.Connect(r.Request.Context(), t, nil)
		t.ServeHTTP(r.Response.Writer, r.Request)
	})
}

// Mounted gives the framework the transport itself.
func Mounted(srv *ghttp.Server, s *mcp.Server) {
	t := &mcp.StreamableServerTransport{SessionID: "one"} // want transport
	go s.Connect(context.Background(), t, nil)
	srv.BindHandler("/mcp", ghttp.WrapH(t))
}

// Handler gives the framework the handler that keeps a session for each client.
func Handler(srv *ghttp.Server) {
	h := mcp.NewStreamableHTTPHandler(func(*http.Request) *mcp.Server { // ok
		return mcp.NewServer(&mcp.Implementation{Name: "each"}, nil) // ok
	}, nil)
	srv.BindHandler("/mcp", ghttp.WrapH(h))
}

// Grouped registers within a group.
func Grouped(srv *ghttp.Server, s *mcp.Server) {
	t := &mcp.StreamableServerTransport{SessionID: "one"} // want transport
	go s.Connect(context.Background(), t, nil)
	srv.Group("/v1", func(g *ghttp.RouterGroup) {
		g.POST("/mcp", func(r *ghttp.Request) { t.ServeHTTP(r.Response.Writer, r.Request) })
	})
}

// First builds the server for whoever asks first, and keeps it.
func First(srv *ghttp.Server) {
	var server *mcp.Server
	srv.BindHandler("POST:/mcp", func(r *ghttp.Request) {
		if server == nil {
			server = mcp.NewServer(&mcp.Implementation{Name: r.GetHeader("X-Tenant")}, nil) // want identity
		}
		_, _ = server.Connect(context.Background(), &mcp.StreamableServerTransport{Stateless: true}, nil)
	})
}

// Once builds the server at the first request, of which it tells nothing that says who asks.
func Once(srv *ghttp.Server) {
	var server *mcp.Server
	srv.BindHandler("POST:/mcp", func(r *ghttp.Request) {
		if server == nil {
			server = mcp.NewServer(&mcp.Implementation{Name: r.GetHeader("Accept-Language")}, nil) // want server
		}
		_, _ = server.Connect(context.Background(), &mcp.StreamableServerTransport{Stateless: true}, nil)
	})
}
