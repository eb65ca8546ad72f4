// Package bypath builds two servers at the start and has the path decide between them. All clients
// of one path are on the same server.
package bypath

import (
	"net/http"
	"strings"

	"github.com/modelcontextprotocol/go-sdk/mcp"
)

// Library returns the handler of the books and of the atlas.
func Library() http.Handler {
	books := mcp.NewServer(&mcp.Implementation{Name: "books"}, nil) // want server
	atlas := mcp.NewServer(&mcp.Implementation{Name: "atlas"}, nil) // want server

	return mcp.NewSSEHandler(func(req *http.Request) *mcp.Server {
		if strings.HasPrefix(req.URL.Path, "/books") {
			return books
		}
		if strings.HasPrefix(req.URL.Path, "/atlas") {
			return atlas
		}
		return nil
	}, nil)
}
