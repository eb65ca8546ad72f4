// Package startupcontext has its server in the context that all requests start with. What startup code puts into a context
// is in that one only, and not followed.
package startupcontext

import (
	"context"
	"net"
	"net/http"

	"github.com/modelcontextprotocol/go-sdk/mcp"
)

type key struct{}

// Serve serves one server.
func Serve(ctx context.Context, l net.Listener) error {
	s := mcp.NewServer(&mcp.Implementation{Name: "one"}, nil) // limit: missed server
	base := context.WithValue(ctx, key{}, s)
	h := mcp.NewStreamableHTTPHandler(func(r *http.Request) *mcp.Server {
		return r.Context().Value(key{}).(*mcp.Server)
	}, nil)
	server := &http.Server{Handler: h, BaseContext: func(net.Listener) context.Context { return base }}
	return server.Serve(l)
}
