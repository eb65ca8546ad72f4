// Package watcher changes its tools when the configuration changes, in a goroutine of its own.
package watcher

import (
	"net/http"

	"github.com/modelcontextprotocol/go-sdk/mcp"
)

// A Change adds a tool or removes one.
type Change struct {
	Add    *mcp.Tool
	Remove string
}

// Handler serves a server that follows changes.
func Handler(changes <-chan Change) http.Handler {
	s := mcp.NewServer(&mcp.Implementation{Name: "watcher"}, nil) // want server
	go func() {
		for c := range changes {
			if c.Add != nil {
				s.AddTool(c.Add, nil) // ok
			}
			s.RemoveTools(c.Remove) // ok
		}
	}()
	return mcp.NewStreamableHTTPHandler(func(*http.Request) *mcp.Server { return s }, nil)
}
