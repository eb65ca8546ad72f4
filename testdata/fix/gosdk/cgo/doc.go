// Package cgo has a file that uses cgo.
package cgo

import (
	"net/http"

	"github.com/modelcontextprotocol/go-sdk/mcp"
)

var server = mcp.NewServer(&mcp.Implementation{Name: "variable"}, nil)

// Variable serves a server that a file might name which the analyzer sees only
// as the cgo tool wrote it: no fix.
func Variable() http.Handler {
	return mcp.NewSSEHandler(func(*http.Request) *mcp.Server { return server }, nil)
}

// Local is not seen there.
func Local() http.Handler {
	s := mcp.NewServer(&mcp.Implementation{Name: "local"}, nil)
	return mcp.NewSSEHandler(func(*http.Request) *mcp.Server { return s }, nil)
}
