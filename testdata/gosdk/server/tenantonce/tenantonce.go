// Package tenantonce knows its tenants when it starts, and builds the server of each when somebody comes: it is common to all of that tenant.
package tenantonce

import (
	"net/http"
	"sync"

	"github.com/modelcontextprotocol/go-sdk/mcp"
)

type tenant struct {
	name string
	once sync.Once
	s    *mcp.Server
}

type tenants map[string]*tenant

// Handler serves the tenants of these names.
func Handler(names []string) http.Handler {
	all := tenants{}
	for _, name := range names {
		all[name] = &tenant{name: name}
	}
	return mcp.NewStreamableHTTPHandler(all.get, nil)
}

func (all tenants) get(r *http.Request) *mcp.Server {
	t, ok := all[r.PathValue("tenant")]
	if !ok {
		return nil
	}
	t.once.Do(func() {
		t.s = mcp.NewServer(&mcp.Implementation{Name: t.name}, nil) // want server
	})
	return t.s
}
