package windows

import (
	"net/http"

	"github.com/modelcontextprotocol/go-sdk/mcp"
)

// Handler serves it.
func Handler() http.Handler {
	s := mcp.NewServer(&mcp.Implementation{Name: "windows"}, nil)
	return mcp.NewSSEHandler(func(*http.Request) *mcp.Server { return s }, nil)
}
