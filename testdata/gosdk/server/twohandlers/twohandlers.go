// Package twohandlers offers the same server over both HTTP transports: still one origin, and one finding.
package twohandlers

import (
	"net/http"

	"github.com/modelcontextprotocol/go-sdk/mcp"
)

// Mux serves files over SSE and streamable HTTP.
func Mux() *http.ServeMux {
	files := mcp.NewServer(&mcp.Implementation{Name: "files"}, nil) // want server
	get := func(*http.Request) *mcp.Server { return files }
	mux := http.NewServeMux()
	mux.Handle("/sse", mcp.NewSSEHandler(get, nil))
	mux.Handle("/mcp", mcp.NewStreamableHTTPHandler(get, nil))
	return mux
}
