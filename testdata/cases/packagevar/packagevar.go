// Package packagevar has its server in a package variable. The function that is asked for a server
// of each session returns that one.
package packagevar

import (
	"net/http"

	"github.com/modelcontextprotocol/go-sdk/mcp"
)

var recipes = mcp.NewServer(&mcp.Implementation{Name: "recipes", Version: "0.4"}, nil) // want server

// Register puts the recipes at /recipes.
func Register(mux *http.ServeMux) {
	pick := func(*http.Request) *mcp.Server {
		return recipes
	}
	mux.Handle("/recipes", mcp.NewStreamableHTTPHandler(pick, nil))
}
