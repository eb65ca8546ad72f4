// Package transportpertenant has a server and a transport for each of two tenants.
package transportpertenant

import (
	"net/http"

	"github.com/gin-gonic/gin"
	mcp "github.com/metoro-io/mcp-golang"
	mcphttp "github.com/metoro-io/mcp-golang/transport/http"

	"example.com/isolation/metoro/tools"
)

// Handler serves tools.
func Handler() http.Handler {
	tenants := map[string]gin.HandlerFunc{"alice": serve("alice"), "bob": serve("bob")}
	return tools.Mount(func(c *gin.Context) {
		if h, ok := tenants[c.GetHeader("X-User")]; ok {
			h(c)
		}
	})
}

func serve(user string) gin.HandlerFunc {
	t := mcphttp.NewGinTransport()
	s := tools.New(t)
	tools.Must(s.RegisterTool("whoami", "says who calls", func(tools.None) (*mcp.ToolResponse, error) { return tools.Say(user), nil }))
	tools.Must(s.Serve())
	return t.Handler()
}
