// Package once makes a random session id, but only one.
package once

import (
	"crypto/rand"
	"sync"

	"github.com/modelcontextprotocol/go-sdk/mcp"
)

var id = sync.OnceValue(func() string {
	return rand.Text() // want sessionid
})

// Server returns a new server.
func Server() *mcp.Server {
	return mcp.NewServer(&mcp.Implementation{Name: "once"}, &mcp.ServerOptions{GetSessionID: id})
}

// Each returns a new server with ids of its own.
func Each() *mcp.Server {
	return mcp.NewServer(&mcp.Implementation{Name: "each"}, &mcp.ServerOptions{GetSessionID: rand.Text}) // ok
}
