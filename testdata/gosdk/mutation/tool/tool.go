// Package tool has a tool that installs plugins, on the server of everybody.
package tool

import (
	"context"
	"net/http"

	"github.com/modelcontextprotocol/go-sdk/mcp"
)

type host struct{ server *mcp.Server }

// Handler serves a host for plugins.
func Handler() http.Handler {
	h := &host{}
	h.server = mcp.NewServer(&mcp.Implementation{Name: "host"}, nil) // want server
	mcp.AddTool(h.server, &mcp.Tool{Name: "install"}, h.install)     // ok: at startup
	return mcp.NewSSEHandler(func(*http.Request) *mcp.Server { return h.server }, nil)
}

func (h *host) install(_ context.Context, _ *mcp.CallToolRequest, in struct{ Plugin string }) (*mcp.CallToolResult, any, error) {
	h.server.AddTool(&mcp.Tool{Name: in.Plugin, InputSchema: map[string]any{"type": "object"}}, nil) // want mutation
	return nil, nil, nil
}
