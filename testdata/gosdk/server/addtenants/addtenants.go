// Package addtenants differs from addtenant in that one call adds all tenants there are.
package addtenants

import (
	"net/http"

	"github.com/modelcontextprotocol/go-sdk/mcp"
)

// Handler serves tenants.
func Handler(names []string) http.Handler {
	servers := make(map[string]*mcp.Server)
	for _, name := range names {
		servers[name] = mcp.NewServer(&mcp.Implementation{Name: name}, nil) // want server "built in a loop, in Handler, .* many sessions"
	}
	return mcp.NewStreamableHTTPHandler(func(r *http.Request) *mcp.Server { return servers[r.PathValue("tenant")] }, nil)
}
