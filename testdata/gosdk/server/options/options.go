// Package options takes its server as a functional option.
package options

import (
	"net/http"

	"github.com/modelcontextprotocol/go-sdk/mcp"
)

type settings struct {
	server    *mcp.Server
	stateless bool
}

type option func(*settings)

func withServer(s *mcp.Server) option { return func(o *settings) { o.server = s } }

func stateless(o *settings) { o.stateless = true }

func handler(opts ...option) http.Handler {
	var o settings
	for _, set := range opts {
		set(&o)
	}
	return mcp.NewStreamableHTTPHandler(
		func(*http.Request) *mcp.Server { return o.server },
		&mcp.StreamableHTTPOptions{Stateless: o.stateless},
	)
}

// Handler serves a server with the standard options.
func Handler() http.Handler {
	return handler(stateless, withServer(
		mcp.NewServer(&mcp.Implementation{Name: "standard"}, nil), // want server
	))
}
