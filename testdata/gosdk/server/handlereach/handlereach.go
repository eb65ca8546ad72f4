// Package handlereach builds a stateless handler inside each request: its factory returns a captured variable, yet that lives no longer than the request.
package handlereach

import (
	"net/http"

	"github.com/modelcontextprotocol/go-sdk/mcp"
)

// A Front builds servers through a function that can fail.
type Front struct {
	make func(r *http.Request) (*mcp.Server, error)
}

// New returns a Front with the standard function.
func New() *Front {
	return &Front{make: func(r *http.Request) (*mcp.Server, error) {
		if r.Host == "" {
			return nil, http.ErrNoLocation
		}
		return mcp.NewServer(&mcp.Implementation{Name: "front", Title: r.Host}, nil), nil // ok
	}}
}

func (f *Front) ServeHTTP(w http.ResponseWriter, r *http.Request) {
	own, err := f.make(r)
	if err != nil {
		http.Error(w, err.Error(), http.StatusBadRequest)
		return
	}
	own.AddPrompt(&mcp.Prompt{Name: "hello"}, nil) // ok: the server of this request
	h := mcp.NewStreamableHTTPHandler(
		func(*http.Request) *mcp.Server { return own },
		&mcp.StreamableHTTPOptions{Stateless: true},
	)
	h.ServeHTTP(w, r)
}
