// Package oncevalues has the constructors of its servers as literals in a OnceValue and in a OnceValues.
package oncevalues

import (
	"net/http"
	"sync"

	"github.com/modelcontextprotocol/go-sdk/mcp"
)

var first = sync.OnceValue(func() *mcp.Server {
	return mcp.NewServer(&mcp.Implementation{Name: "first"}, nil) // want server
})

var second = sync.OnceValues(func() (*mcp.Server, error) {
	return mcp.NewServer(&mcp.Implementation{Name: "second"}, nil), nil // want server
})

// First serves the first.
func First() http.Handler {
	return mcp.NewStreamableHTTPHandler(func(*http.Request) *mcp.Server { return first() }, nil)
}

// Second serves the second, if there is one.
func Second() http.Handler {
	return mcp.NewSSEHandler(func(*http.Request) *mcp.Server {
		s, err := second()
		if err != nil {
			return nil
		}
		return s
	}, nil)
}
