// Package valuefield has its transport by value in a struct and mounts the address of the field.
package valuefield

import (
	"context"
	"net/http"

	"github.com/modelcontextprotocol/go-sdk/mcp"
)

type endpoint struct {
	path string
	wire mcp.StreamableServerTransport
}

// Mount serves s under path.
func Mount(ctx context.Context, mux *http.ServeMux, s *mcp.Server, path string) {
	e := &endpoint{path: path} // want transport
	go func() { _ = s.Run(ctx, &e.wire) }()
	mux.Handle(e.path, &e.wire)
}
