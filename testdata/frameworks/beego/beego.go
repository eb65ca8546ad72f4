// Package beego serves through beego.
package beego

import (
	"context"
	"net/http"

	"github.com/beego/beego/v2/server/web"
	beego "github.com/beego/beego/v2/server/web/context"
	"github.com/modelcontextprotocol/go-sdk/mcp"
)

// Shared hands every client the transport of one session.
func Shared(srv *web.HttpServer, s *mcp.Server) {
	t := &mcp.StreamableServerTransport{SessionID: "one"} // want transport
	go s.Connect(context.Background(), t, nil)
	srv.Post("/mcp", func(c *beego.Context) { t.ServeHTTP(c.ResponseWriter, c.Request) })
}

// Own builds a transport for each request.
func Own(srv *web.HttpServer, s *mcp.Server) {
	srv.Post("/mcp", func(c *beego.Context) {
		t := &mcp.StreamableServerTransport{Stateless: true} // ok
		_, _ = s.Connect(c.Request.Context(), t, nil)
		t.ServeHTTP(c.ResponseWriter, c.Request)
	})
}

// Mounted gives the framework the transport itself.
func Mounted(srv *web.HttpServer, s *mcp.Server) {
	t := &mcp.StreamableServerTransport{SessionID: "one"} // want transport
	go s.Connect(context.Background(), t, nil)
	srv.Handler("/mcp", t)
}

// Handler gives the framework the handler that keeps a session for each client.
func Handler(srv *web.HttpServer) {
	h := mcp.NewStreamableHTTPHandler(func(*http.Request) *mcp.Server { // ok
		return mcp.NewServer(&mcp.Implementation{Name: "each"}, nil) // ok
	}, nil)
	srv.Handler("/mcp", h)
}

// A Controller keeps what startup code gave it; beego makes a copy for each request.
type Controller struct {
	web.Controller
	Transport *mcp.StreamableServerTransport
}

// Post answers a message.
func (c *Controller) Post() {
	c.Transport.ServeHTTP(c.Ctx.ResponseWriter, c.Ctx.Request)
}

// Controlled serves through a controller.
func Controlled(srv *web.HttpServer, s *mcp.Server) {
	t := &mcp.StreamableServerTransport{SessionID: "one"} // want transport
	go s.Connect(context.Background(), t, nil)
	srv.Router("/mcp", &Controller{Transport: t})
}
