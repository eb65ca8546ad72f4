// Package perhandlermap keeps a whole handler, with its server, for each tenant: the closure captures a variable of the one call that made it.
package perhandlermap

import (
	"net/http"
	"sync"

	"github.com/modelcontextprotocol/go-sdk/mcp"
)

// Tenants serves each tenant through a handler of its own.
type Tenants struct {
	mu       sync.Mutex
	handlers map[string]http.Handler
}

func newHandler(tenant string) http.Handler {
	s := mcp.NewServer(&mcp.Implementation{Name: tenant}, nil) // ok
	return mcp.NewStreamableHTTPHandler(func(*http.Request) *mcp.Server { return s }, nil)
}

func (t *Tenants) ServeHTTP(w http.ResponseWriter, r *http.Request) {
	tenant := r.PathValue("tenant")
	t.mu.Lock()
	h, ok := t.handlers[tenant]
	if !ok {
		h = newHandler(tenant)
		if t.handlers == nil {
			t.handlers = map[string]http.Handler{}
		}
		t.handlers[tenant] = h
	}
	t.mu.Unlock()
	h.ServeHTTP(w, r)
}
