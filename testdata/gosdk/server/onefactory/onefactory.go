// Package onefactory makes both its handlers with one factory, which is a variable: one finding, that names one of them.
package onefactory

import (
	"net/http"

	"github.com/modelcontextprotocol/go-sdk/mcp"
)

// A Gateway serves one server in two ways.
type Gateway struct {
	server             *mcp.Server
	sessions, requests http.Handler
}

// New returns a Gateway.
func New() *Gateway {
	g := &Gateway{}
	g.server = mcp.NewServer(&mcp.Implementation{Name: "gateway"}, nil) // want server
	get := func(*http.Request) *mcp.Server { return g.server }
	g.sessions = mcp.NewStreamableHTTPHandler(get, nil)
	g.requests = mcp.NewStreamableHTTPHandler(get, &mcp.StreamableHTTPOptions{Stateless: true})
	return g
}

func (g *Gateway) ServeHTTP(w http.ResponseWriter, r *http.Request) {
	if r.URL.Path == "/sessions" {
		g.sessions.ServeHTTP(w, r)
		return
	}
	g.requests.ServeHTTP(w, r)
}
