// Package useless accepts what is not reported, or no longer.
package useless

import (
	"net/http"

	"github.com/modelcontextprotocol/go-sdk/mcp"
)

// Handler serves a server for each session.
func Handler() http.Handler {
	return mcp.NewStreamableHTTPHandler(func(*http.Request) *mcp.Server {
		/* want directive */ //sharedmcp:ignore server it was shared once
		return mcp.NewServer(&mcp.Implementation{Name: "time"}, nil)
	}, nil)
}
