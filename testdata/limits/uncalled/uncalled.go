// Package uncalled has a handler that nothing refers to.
package uncalled

import (
	"net/http"

	"github.com/modelcontextprotocol/go-sdk/mcp"
)

func handler() http.Handler {
	server := mcp.NewServer(&mcp.Implementation{Name: "uncalled"}, nil) // limit: missed server
	return mcp.NewStreamableHTTPHandler(func(*http.Request) *mcp.Server { return server }, nil)
}
