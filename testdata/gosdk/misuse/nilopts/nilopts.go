// Package nilopts builds a handler with sessions in each request, which forgets them at once: the client cannot connect.
package nilopts

import (
	"net/http"

	"github.com/modelcontextprotocol/go-sdk/mcp"
)

// ServeHTTP serves one request.
func ServeHTTP(w http.ResponseWriter, r *http.Request) {
	h := mcp.NewStreamableHTTPHandler(func(*http.Request) *mcp.Server { // want transport
		return mcp.NewServer(&mcp.Implementation{Name: "forgetful"}, nil)
	}, nil)
	h.ServeHTTP(w, r)
}
