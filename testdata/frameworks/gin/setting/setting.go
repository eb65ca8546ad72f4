// Package setting has a setting of the program in the context that gin has for each request, which is no credential.
package setting

import (
	"net/http"
	"os"
	"sync"

	"github.com/gin-gonic/gin"
	"github.com/modelcontextprotocol/go-sdk/mcp"
)

type tenant struct{ name string }

func (t *tenant) greeting() string { return "served for " + t.name }

// Mount serves with the name of the tenant that this process is for.
func Mount(r *gin.Engine) {
	var mu sync.Mutex
	var only *tenant
	r.Use(func(c *gin.Context) { c.Set("tenant", os.Getenv("TENANT")) })
	h := mcp.NewStreamableHTTPHandler(func(*http.Request) *mcp.Server {
		return mcp.NewServer(&mcp.Implementation{Name: "setting"}, &mcp.ServerOptions{Instructions: only.greeting()})
	}, nil)
	r.Any("/mcp", func(c *gin.Context) {
		mu.Lock()
		if only == nil {
			only = &tenant{name: c.GetString("tenant")} // ok: the same for all
		}
		mu.Unlock()
		h.ServeHTTP(c.Writer, c.Request)
	})
}
