// Package unknown gets its options from elsewhere, where they may say Stateless.
package unknown

import (
	"net/http"

	"github.com/modelcontextprotocol/go-sdk/mcp"
)

// A Front has options.
type Front struct{ Options *mcp.StreamableHTTPOptions }

func (f *Front) ServeHTTP(w http.ResponseWriter, r *http.Request) {
	h := mcp.NewStreamableHTTPHandler(func(*http.Request) *mcp.Server { // ok
		return mcp.NewServer(&mcp.Implementation{Name: "unknown"}, nil)
	}, f.Options)
	h.ServeHTTP(w, r)
}
