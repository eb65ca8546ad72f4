// Package metoro serves with mcp-golang, where one transport belongs to one server.
package metoro

import (
	"net/http"

	"github.com/gin-gonic/gin"
	mcp "github.com/metoro-io/mcp-golang"
	mcphttp "github.com/metoro-io/mcp-golang/transport/http"
	"github.com/metoro-io/mcp-golang/transport/stdio"
)

type args struct {
	Name string `json:"name"`
}

func hello(a args) (*mcp.ToolResponse, error) {
	return mcp.NewToolResponse(mcp.NewTextContent("hello " + a.Name)), nil
}

// Pair serves all clients with one server on one transport, as the SDK wants it.
func Pair() error {
	t := mcphttp.NewHTTPTransport("/mcp").WithAddr(":8080") // ok
	s := mcp.NewServer(t)                                   // ok
	if err := s.RegisterTool("hello", "says hello", hello); err != nil {
		return err
	}
	return s.Serve()
}

// Gin mounts the pair in gin.
func Gin(e *gin.Engine) error {
	t := mcphttp.NewGinTransport() // ok
	s := mcp.NewServer(t)          // ok
	if err := s.Serve(); err != nil {
		return err
	}
	e.POST("/mcp", t.Handler())
	return nil
}

// Two gives one transport to two servers: the second takes it over.
func Two() error {
	t := mcphttp.NewHTTPTransport("/mcp") // want transport
	a := mcp.NewServer(t)
	b := mcp.NewServer(t)
	if err := a.Serve(); err != nil {
		return err
	}
	return b.Serve()
}

// Each builds a server for each request, on a transport from outside.
func Each(mux *http.ServeMux) {
	t := mcphttp.NewHTTPTransport("/mcp") // want transport
	mux.HandleFunc("/connect", func(w http.ResponseWriter, r *http.Request) {
		s := mcp.NewServer(t)
		if err := s.RegisterTool("hello", "says hello to "+r.Header.Get("X-User"), hello); err != nil {
			http.Error(w, err.Error(), http.StatusInternalServerError)
		}
	})
}

// Local serves over the standard streams.
func Local() error {
	s := mcp.NewServer(stdio.NewStdioServerTransport()) // ok
	return s.Serve()
}

// Own builds a transport and a server for each tenant.
func Own(e *gin.Engine, tenants []string) error {
	for _, tenant := range tenants {
		t := mcphttp.NewGinTransport() // ok
		s := mcp.NewServer(t)          // ok
		if err := s.Serve(); err != nil {
			return err
		}
		e.POST("/"+tenant, t.Handler())
	}
	return nil
}
