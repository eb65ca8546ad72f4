// Package parameter passes a constant for the id of each session, or a new one.
package parameter

import (
	"crypto/rand"
	"net/http"

	"github.com/modelcontextprotocol/go-sdk/mcp"
)

func options(id string) *mcp.ServerOptions {
	return &mcp.ServerOptions{GetSessionID: func() string {
		return id // want sessionid
	}}
}

func fresh(id string) *mcp.ServerOptions {
	return &mcp.ServerOptions{GetSessionID: func() string {
		return id // ok
	}}
}

// Fixed returns a new server.
func Fixed(*http.Request) *mcp.Server {
	return mcp.NewServer(&mcp.Implementation{Name: "fixed"}, options("main"))
}

// Fresh returns a new server.
func Fresh(*http.Request) *mcp.Server {
	return mcp.NewServer(&mcp.Implementation{Name: "fresh"}, fresh(rand.Text()))
}
