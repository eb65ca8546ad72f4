// Package bypath chooses by path among servers that were all built at startup: a choice is no construction.
package bypath

import (
	"net/http"
	"strings"

	"github.com/modelcontextprotocol/go-sdk/mcp"
)

// Handler serves read and write under their paths.
func Handler() http.Handler {
	reader := mcp.NewServer(&mcp.Implementation{Name: "reader"}, nil) // want server "common to all its clients: .* built once, in Handler, and is what .* gets for many sessions"
	writer := mcp.NewServer(&mcp.Implementation{Name: "writer"}, nil) // want server "common to all its clients: .* built once, in Handler, and is what .* gets for many sessions"
	choose := func(r *http.Request) *mcp.Server {
		if strings.HasPrefix(r.URL.Path, "/read/") {
			return reader
		}
		if strings.HasPrefix(r.URL.Path, "/write/") {
			return writer
		}
		return nil
	}
	return mcp.NewSSEHandler(choose, nil)
}
