// Package serversse serves all sessions of the older protocol with one server.
package serversse

import (
	"net/http"

	"github.com/modelcontextprotocol/go-sdk/mcp"

	"example.com/isolation/gosdk/tools"
)

// Handler serves tools.
func Handler() http.Handler {
	s := newServer()
	return mcp.NewSSEHandler(func(*http.Request) *mcp.Server { return s }, nil)
}

func newServer() *mcp.Server {
	s := mcp.NewServer(&mcp.Implementation{Name: "isolation", Version: "1"}, nil)
	mcp.AddTool(s, &mcp.Tool{Name: "echo"}, tools.Echo)
	mcp.AddTool(s, &mcp.Tool{Name: "hold"}, tools.Hold)
	mcp.AddTool(s, &mcp.Tool{Name: "report"}, tools.Report)
	mcp.AddTool(s, &mcp.Tool{Name: "fence"}, tools.Fence)
	return s
}
