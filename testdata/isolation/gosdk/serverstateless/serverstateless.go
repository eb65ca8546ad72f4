// Package serverstateless serves all requests with one server, without sessions.
package serverstateless

import (
	"net/http"

	"github.com/modelcontextprotocol/go-sdk/mcp"

	"example.com/isolation/gosdk/tools"
)

// Handler serves tools.
func Handler() http.Handler {
	s := newServer()
	return mcp.NewStreamableHTTPHandler(func(*http.Request) *mcp.Server { return s }, &mcp.StreamableHTTPOptions{Stateless: true})
}

func newServer() *mcp.Server {
	s := mcp.NewServer(&mcp.Implementation{Name: "isolation", Version: "1"}, nil)
	mcp.AddTool(s, &mcp.Tool{Name: "echo"}, tools.Echo)
	mcp.AddTool(s, &mcp.Tool{Name: "hold"}, tools.Hold)
	mcp.AddTool(s, &mcp.Tool{Name: "report"}, tools.Report)
	return s
}
