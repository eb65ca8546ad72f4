// Package names has names that the fix must not take.
package names

import (
	"net/http"

	sdk "github.com/modelcontextprotocol/go-sdk/mcp"
)

func newServer() string { return "taken" }

// Handler serves it.
func Handler(r string) http.Handler {
	s := sdk.NewServer(&sdk.Implementation{Name: newServer()}, nil)
	buildServer := r
	return sdk.NewStreamableHTTPHandler(func(*http.Request) *sdk.Server {
		if r == buildServer {
			return nil
		}
		return s
	}, nil)
}
