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
