// Package gorestful serves through go-restful.
package gorestful

import (
	"context"
	"net/http"

	"github.com/emicklei/go-restful/v3"
	"github.com/modelcontextprotocol/go-sdk/mcp"
)

// Shared hands every client the transport of one session.
func Shared(ws *restful.WebService, s *mcp.Server) {
	t := &mcp.StreamableServerTransport{SessionID: "one"} // want transport
	go s.Connect(context.Background(), t, nil)
	ws.Route(ws.POST("/mcp").To(func(req *restful.Request, resp *restful.Response) {
		t.ServeHTTP(resp.ResponseWriter, req.Request)
	}))
}

// Own builds a transport for each request.
func Own(ws *restful.WebService, s *mcp.Server) {
	ws.Route(ws.POST("/mcp").To(func(req *restful.Request, resp *restful.Response) {
		t := &mcp.StreamableServerTransport{Stateless: true} // ok
		_, _ = s.Connect(req.Request.Context(), t, nil)
		t.ServeHTTP(resp.ResponseWriter, req.Request)
	}))
}

// Mounted gives the framework the transport itself.
func Mounted(c *restful.Container, s *mcp.Server) {
	t := &mcp.StreamableServerTransport{SessionID: "one"} // want transport
	go s.Connect(context.Background(), t, nil)
	c.Handle("/mcp", t)
}

// Handler gives the framework the handler that keeps a session for each client.
func Handler(c *restful.Container) {
	h := mcp.NewStreamableHTTPHandler(func(*http.Request) *mcp.Server { // ok
		return mcp.NewServer(&mcp.Implementation{Name: "each"}, nil) // ok
	}, nil)
	c.Handle("/mcp", h)
}

// First builds the server for whoever asks first, and keeps it.
func First(ws *restful.WebService) {
	var server *mcp.Server
	ws.Route(ws.POST("/mcp").To(func(req *restful.Request, _ *restful.Response) {
		if server == nil {
			server = mcp.NewServer(&mcp.Implementation{Name: req.HeaderParameter("X-Tenant")}, nil) // want identity
		}
		_, _ = server.Connect(context.Background(), &mcp.StreamableServerTransport{Stateless: true}, nil)
	}))
}

// Once builds the server at the first request, of which it tells nothing that says who asks.
func Once(ws *restful.WebService) {
	var server *mcp.Server
	ws.Route(ws.POST("/mcp").To(func(req *restful.Request, _ *restful.Response) {
		if server == nil {
			server = mcp.NewServer(&mcp.Implementation{Name: req.HeaderParameter("Accept-Language")}, nil) // want server
		}
		_, _ = server.Connect(context.Background(), &mcp.StreamableServerTransport{Stateless: true}, nil)
	}))
}
