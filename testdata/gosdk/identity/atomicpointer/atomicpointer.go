// Package atomicpointer keeps the server of whoever came first in an atomic pointer.
package atomicpointer

import (
	"net/http"
	"sync/atomic"

	"github.com/modelcontextprotocol/go-sdk/auth"
	"github.com/modelcontextprotocol/go-sdk/mcp"
)

var current atomic.Pointer[mcp.Server]

// Get is to be passed to a handler of the SDK.
func Get(r *http.Request) *mcp.Server {
	if s := current.Load(); s != nil {
		return s
	}
	who := auth.TokenInfoFromContext(r.Context())
	s := mcp.NewServer(&mcp.Implementation{Name: "inbox", Title: who.UserID}, nil) // want identity
	current.Store(s)
	return s
}

// Handler serves the inbox.
func Handler() http.Handler { return mcp.NewStreamableHTTPHandler(Get, nil) }
