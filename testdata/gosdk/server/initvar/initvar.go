// Package initvar fills its package variable in init.
package initvar

import (
	"net/http"

	"github.com/modelcontextprotocol/go-sdk/mcp"
)

// Server is the server of this package.
var Server *mcp.Server

func init() {
	Server = mcp.NewServer(&mcp.Implementation{Name: "init"}, nil) // want server
	Server.AddPrompt(&mcp.Prompt{Name: "greet"}, nil)
}

func get(*http.Request) *mcp.Server { return Server }

// Handler serves Server.
func Handler() http.Handler {
	return mcp.NewStreamableHTTPHandler(get, nil)
}
