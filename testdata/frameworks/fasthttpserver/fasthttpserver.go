// Package fasthttpserver serves through fasthttp.
package fasthttpserver

import (
	"context"
	"net/http"

	"github.com/modelcontextprotocol/go-sdk/mcp"
	"github.com/valyala/fasthttp"
	"github.com/valyala/fasthttp/fasthttpadaptor"
)

// Shared hands every client the transport of one session.
func Shared(srv *fasthttp.Server, s *mcp.Server) {
	t := &mcp.StreamableServerTransport{SessionID: "one"} // want transport
	go s.Connect(context.Background(), t, nil)
	srv.Handler = func(ctx *fasthttp.RequestCtx) {
		if _, err := s.Connect(ctx, t, nil); err != nil {
			ctx.Error(err.Error(), 500)
		}
	}
}

// Own builds a transport for each request.
func Own(srv *fasthttp.Server, s *mcp.Server) {
	srv.Handler = func(ctx *fasthttp.RequestCtx) {
		t := &mcp.StreamableServerTransport{Stateless: true} // ok
		if _, err := s.Connect(ctx, t, nil); err != nil {
			ctx.Error(err.Error(), 500)
			return
		}
		fasthttpadaptor.NewFastHTTPHandler(t)(ctx)
	}
}

// Mounted gives the framework the transport itself.
func Mounted(srv *fasthttp.Server, s *mcp.Server) {
	t := &mcp.StreamableServerTransport{SessionID: "one"} // want transport
	go s.Connect(context.Background(), t, nil)
	srv.Handler = fasthttpadaptor.NewFastHTTPHandler(t)
}

// Handler gives the framework the handler that keeps a session for each client.
func Handler(srv *fasthttp.Server) {
	h := mcp.NewStreamableHTTPHandler(func(*http.Request) *mcp.Server { // ok
		return mcp.NewServer(&mcp.Implementation{Name: "each"}, nil) // ok
	}, nil)
	srv.Handler = fasthttpadaptor.NewFastHTTPHandler(h)
}

// First builds the server for whoever asks first, and keeps it.
func First(srv *fasthttp.Server) {
	var server *mcp.Server
	srv.Handler = func(c *fasthttp.RequestCtx) {
		if server == nil {
			server = mcp.NewServer(&mcp.Implementation{Name: string(c.FormValue("tenant"))}, nil) // want identity
		}
		_, _ = server.Connect(context.Background(), &mcp.StreamableServerTransport{Stateless: true}, nil)
	}
}

// Once builds the server at the first request, of which it tells nothing that says who asks.
func Once(srv *fasthttp.Server) {
	var server *mcp.Server
	srv.Handler = func(c *fasthttp.RequestCtx) {
		if server == nil {
			server = mcp.NewServer(&mcp.Implementation{Name: string(c.FormValue("page"))}, nil) // want server
		}
		_, _ = server.Connect(context.Background(), &mcp.StreamableServerTransport{Stateless: true}, nil)
	}
}
