// Package logged says who came first when it builds the server, and forgets it.
package logged

import (
	"log/slog"
	"net/http"
	"sync"

	"github.com/modelcontextprotocol/go-sdk/mcp"
)

var (
	once   sync.Once
	server *mcp.Server
)

func get(r *http.Request) *mcp.Server {
	once.Do(func() {
		user, _, _ := r.BasicAuth()
		slog.Info("first user", "name", user)
		server = mcp.NewServer(&mcp.Implementation{Name: "logged"}, nil) // want server
	})
	return server
}

// Handler serves the server.
func Handler() http.Handler { return mcp.NewStreamableHTTPHandler(get, nil) }
