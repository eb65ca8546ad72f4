// Package identityonce builds its server for the user who comes first, and keeps it.
package identityonce

import (
	"net/http"
	"sync"

	"github.com/gin-gonic/gin"
	mcp "github.com/metoro-io/mcp-golang"
	mcphttp "github.com/metoro-io/mcp-golang/transport/http"

	"example.com/isolation/metoro/tools"
)

var (
	once   sync.Once
	server *mcp.Server
)

// Handler serves tools.
func Handler() http.Handler {
	t := mcphttp.NewGinTransport()
	return tools.Mount(func(c *gin.Context) {
		once.Do(func() {
			user := c.GetHeader("X-User")
			server = mcp.NewServer(t)
			tools.Must(server.RegisterTool("whoami", "says who calls", func(tools.None) (*mcp.ToolResponse, error) { return tools.Say(user), nil }))
			tools.Must(server.Serve())
		})
		if server.CheckToolRegistered("whoami") {
			t.Handler()(c)
		}
	})
}
