// Package build builds the server.
package build

import (
	"errors"

	"github.com/modelcontextprotocol/go-sdk/mcp"
)

// Server returns a new server, or why there is none.
func Server(name string) (*mcp.Server, error) {
	if name == "" {
		return nil, errors.New("a server needs a name")
	}
	return mcp.NewServer(&mcp.Implementation{Name: name}, nil), nil
}
