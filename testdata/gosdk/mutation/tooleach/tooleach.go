// Package tooleach installs plugins on the server of the session that asks for them.
package tooleach

import (
	"context"
	"net/http"

	"github.com/modelcontextprotocol/go-sdk/mcp"
)

type host struct{ server *mcp.Server }

// Handler serves hosts for plugins.
func Handler() http.Handler {
	return mcp.NewSSEHandler(func(*http.Request) *mcp.Server {
		h := &host{}
		h.server = mcp.NewServer(&mcp.Implementation{Name: "host"}, nil) // ok
		mcp.AddTool(h.server, &mcp.Tool{Name: "install"}, h.install)     // ok
		return h.server
	}, nil)
}

func (h *host) install(_ context.Context, _ *mcp.CallToolRequest, in struct{ Plugin string }) (*mcp.CallToolResult, any, error) {
	h.server.AddTool(&mcp.Tool{Name: in.Plugin, InputSchema: map[string]any{"type": "object"}}, nil) // ok
	return nil, nil, nil
}
