// Package spaced has comments that are no directives, because of a space. Where one would accept something, it is told.
package spaced

import (
	"net/http"

	"github.com/modelcontextprotocol/go-sdk/mcp"
)

// Handler serves time.
func Handler() http.Handler {
	/* want directive "because of the space" */                // sharedmcp:ignore server it has no state
	s := mcp.NewServer(&mcp.Implementation{Name: "time"}, nil) // want server
	return mcp.NewStreamableHTTPHandler(func(*http.Request) *mcp.Server { return s }, nil)
}

// Fresh builds a server for each session.
func Fresh() http.Handler {
	return mcp.NewStreamableHTTPHandler(func(*http.Request) *mcp.Server {
		/* ok: nothing to accept */ // sharedmcp:ignore server was here once
		return mcp.NewServer(&mcp.Implementation{Name: "time"}, nil)
	}, nil)
}
