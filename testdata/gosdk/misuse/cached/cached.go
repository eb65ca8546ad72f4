// Package cached builds a handler in a request and keeps it under the tenant.
package cached

import (
	"net/http"
	"sync"

	"github.com/modelcontextprotocol/go-sdk/mcp"
)

// A Front has a handler for each tenant.
type Front struct{ handlers sync.Map }

func (f *Front) ServeHTTP(w http.ResponseWriter, r *http.Request) {
	tenant := r.PathValue("tenant")
	h, ok := f.handlers.Load(tenant)
	if !ok {
		h, _ = f.handlers.LoadOrStore(tenant, mcp.NewStreamableHTTPHandler(func(*http.Request) *mcp.Server { // ok
			return mcp.NewServer(&mcp.Implementation{Name: tenant}, nil)
		}, nil))
	}
	h.(http.Handler).ServeHTTP(w, r)
}
