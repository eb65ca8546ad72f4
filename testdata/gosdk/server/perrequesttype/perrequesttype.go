// Package perrequesttype builds, for each session, an object whose methods are the tools of its own server.
package perrequesttype

import (
	"context"
	"net/http"

	"github.com/modelcontextprotocol/go-sdk/mcp"
)

type desk struct {
	owner  string
	server *mcp.Server
	lines  []string
}

func newDesk(owner string) *desk {
	d := &desk{owner: owner}
	d.server = mcp.NewServer(&mcp.Implementation{Name: "desk"}, nil) // ok
	mcp.AddTool(d.server, &mcp.Tool{Name: "write"}, d.write)
	return d
}

func (d *desk) write(_ context.Context, _ *mcp.CallToolRequest, in struct{ Line string }) (*mcp.CallToolResult, int, error) {
	d.lines = append(d.lines, in.Line) // ok: the session's own
	return nil, len(d.lines), nil
}

// Handler serves desks.
func Handler() http.Handler {
	return mcp.NewStreamableHTTPHandler(func(r *http.Request) *mcp.Server {
		return newDesk(r.Header.Get("X-Owner")).server
	}, nil)
}
