// Package identitykeyed keeps a server for each user, under the name.
package identitykeyed

import (
	"net/http"
	"sync"

	"github.com/gin-gonic/gin"
	mcp "github.com/metoro-io/mcp-golang"
	mcphttp "github.com/metoro-io/mcp-golang/transport/http"

	"example.com/isolation/metoro/tools"
)

type tenants struct {
	mu       sync.Mutex
	handlers map[string]gin.HandlerFunc
}

// Handler serves tools.
func Handler() http.Handler {
	t := &tenants{handlers: make(map[string]gin.HandlerFunc)}
	return tools.Mount(func(c *gin.Context) { t.handler(c.GetHeader("X-User"))(c) })
}

func (t *tenants) handler(user string) gin.HandlerFunc {
	t.mu.Lock()
	defer t.mu.Unlock()
	h, ok := t.handlers[user]
	if !ok {
		transport := mcphttp.NewGinTransport()
		s := tools.New(transport)
		tools.Must(s.RegisterTool("whoami", "says who calls", func(tools.None) (*mcp.ToolResponse, error) { return tools.Say(user), nil }))
		tools.Must(s.Serve())
		h = transport.Handler()
		t.handlers[user] = h
	}
	return h
}
