// Package once builds the server when the first request comes; nothing of that request goes into it.
package once

import (
	"net/http"
	"sync"

	"github.com/modelcontextprotocol/go-sdk/mcp"
)

var (
	start sync.Once
	music *mcp.Server
)

func newMusic() *mcp.Server {
	return mcp.NewServer(&mcp.Implementation{Name: "music"}, nil)
}

// Handler serves music.
func Handler() http.Handler {
	return mcp.NewStreamableHTTPHandler(func(*http.Request) *mcp.Server {
		start.Do(func() {
			music = newMusic() // want server
		})
		return music
	}, nil)
}
